import { Buffer } from "node:buffer";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { createSecureContext, TLSSocket } from "node:tls";
import type { Certificates } from "./certificates.ts";
import type { Drip, Script, TlsScript } from "./fault.ts";
import { watchRequests } from "./watch-requests.ts";

export interface PlayOptions {
  readonly certificates: Certificates;
  /** Called for each request whose head is complete. */
  readonly onRequest?: () => void;
}

/** Plays a script on an accepted connection. What the other side does to the connection is never an error here. */
export function play(script: Script, socket: Socket, { certificates, onRequest }: PlayOptions): void {
  socket.on("error", ignore);
  const stream = script.tls === undefined ? socket : secured(socket, script.tls, certificates);
  const after = script.after ?? "request";
  let begun = false;
  const begin = (moment: Script["after"]): void => {
    if (begun || moment !== after) return;
    begun = true;
    if (script.reads === false) stream.pause();
    perform(script, stream, socket);
  };
  if (after === "accept" && script.reads === false) {
    begin("accept");
    return;
  }
  if (after === "bytes") stream.once("data", () => begin("bytes"));
  watchRequests(stream, {
    head() {
      onRequest?.();
      begin("head");
    },
    request: () => begin("request"),
  });
  begin("accept");
}

function secured(socket: Socket, script: TlsScript, certificates: Certificates): TLSSocket {
  const { certificate, version, protocols, clientCertificate } = script;
  const stream = new TLSSocket(socket, {
    isServer: true,
    secureContext: createSecureContext({
      ...certificates.identity(certificate),
      ca: certificates.ca,
      ...(version === undefined ? {} : { minVersion: version, maxVersion: version }),
    }),
    ...(protocols === undefined ? {} : { ALPNProtocols: [...protocols] }),
    requestCert: clientCertificate === true,
    rejectUnauthorized: clientCertificate === true,
  });
  stream.on("error", ignore);
  // TLSSocket leaves it to its server to hang up on a client without a certificate.
  stream.once("secure", () => {
    if (clientCertificate === true && stream.getPeerCertificate().subject === undefined) stream.destroy();
  });
  return stream;
}

function perform(script: Script, stream: Duplex, socket: Socket): void {
  const finish = (): void => {
    if (script.flood !== undefined) return flood(stream, script.flood);
    if (script.then === "stay") return;
    if (script.then === "reset") socket.resetAndDestroy();
    // Under TLS an end of the stream would send close_notify, which is more than a receiver that falls over does.
    else if (script.tls === undefined) stream.end();
    else socket.end();
  };
  const drip = script.drip === undefined ? finish : () => dripOut(stream, script.drip, finish);
  const { send } = script;
  if (send === undefined) return drip();
  const bytes = typeof send === "string" ? send : send();
  stream.write(typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes, drip);
}

function dripOut(stream: Duplex, drip: Drip | undefined, done: () => void): void {
  if (drip === undefined) return;
  const { text, size, everyMs, forever } = drip;
  let at = 0;
  const timer = setInterval(() => {
    stream.write(Buffer.from(text.slice(at, at + size), "latin1"));
    at += size;
    if (at < text.length) return;
    at = 0;
    if (forever) return;
    clearInterval(timer);
    done();
  }, everyMs);
  stream.once("close", () => clearInterval(timer));
}

function flood(stream: Duplex, text: string): void {
  const bytes = Buffer.from(text, "latin1");
  const pour = (): void => {
    while (!stream.destroyed && stream.write(bytes));
  };
  stream.on("drain", pour);
  pour();
}

function ignore(): void {}
