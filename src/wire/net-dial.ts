import { Buffer } from "node:buffer";
import type { Socket } from "node:net";
import { connect } from "node:net";
import type { TLSSocket } from "node:tls";
import type { Attempt } from "./attempt.ts";
import { connected, connecting, ended, failed, ready, received, resolved, secured } from "./attempt.ts";
import type { Dial } from "./exchange.ts";
import type { Target } from "./target.ts";

/** The way to a target, made once per transport. */
export interface Route {
  readonly target: Target;
  /** The addresses that may be dialled, best first. */
  resolve(): Promise<readonly string[]>;
  /** Puts TLS on a connected socket; null for plain HTTP. */
  readonly secure: ((socket: Socket) => TLSSocket) | null;
}

/** How long an address may keep the next one waiting, in milliseconds (RFC 8305). */
const headStartMs = 250;

/**
 * Dials a target over net and tls: its addresses one after another, each with a head start, and the first that connects
 * wins ("happy eyeballs").
 */
export function netDial(route: Route): Dial {
  return (attempt) => {
    const call: Call = {
      attempt,
      addresses: [],
      next: 0,
      racing: [],
      lost: [],
      socket: null,
      tls: null,
      timer: undefined,
    };
    route.resolve().then(
      (addresses) => {
        if (attempt.settled) return;
        if (route.target.family === 0) resolved(attempt);
        connecting(attempt);
        call.addresses = addresses;
        tryNext(route, call);
      },
      (error: NodeJS.ErrnoException) => failed(attempt, error),
    );
    return () => drop(call);
  };
}

/** The connections of one attempt. */
interface Call {
  /** Null once it was dropped, so that a closed socket holds on to nothing. */
  attempt: Attempt | null;
  addresses: readonly string[];
  next: number;
  racing: Socket[];
  readonly lost: NodeJS.ErrnoException[];
  /** The socket that won. */
  socket: Socket | null;
  tls: TLSSocket | null;
  timer: NodeJS.Timeout | undefined;
}

function tryNext(route: Route, call: Call): void {
  clearTimeout(call.timer);
  const address = call.addresses[call.next++];
  if (address === undefined) {
    if (call.racing.length === 0 && call.attempt !== null) failed(call.attempt, mostTelling(call.lost));
    return;
  }
  const socket = open(route, address, call);
  call.racing.push(socket);
  socket.on("error", (error) => lose(route, call, socket, error));
  socket.on("connect", () => win(route, call, socket, address));
  if (call.next < call.addresses.length) call.timer = setTimeout(tryNext, headStartMs, route, call);
}

function open({ target, secure }: Route, host: string, call: Call): Socket {
  // A handshake is several small writes, which must not wait for each other; a request is one, and saves the call.
  if (secure !== null) return connect({ host, port: target.port, noDelay: true });
  return connect({
    host,
    port: target.port,
    onread: {
      buffer: readBuffer,
      callback(length) {
        if (call.attempt !== null) received(call.attempt, readBuffer.subarray(0, length));
        return true;
      },
    },
  });
}

/** One buffer serves all connections, since the bytes are taken before the next read: no stream, no allocation. */
const readBuffer = Buffer.allocUnsafeSlow(64 * 1024);

function lose(route: Route, call: Call, socket: Socket, error: NodeJS.ErrnoException): void {
  if (call.attempt === null) return;
  if (call.socket === socket) return failed(call.attempt, error);
  call.racing = call.racing.filter((other) => other !== socket);
  call.lost.push(error);
  tryNext(route, call);
}

/** A machine without IPv6 says EADDRNOTAVAIL or ENETUNREACH for it: what the other family says matters more. */
function mostTelling(errors: readonly NodeJS.ErrnoException[]): NodeJS.ErrnoException {
  const telling = errors.find(({ code }) => code !== "EADDRNOTAVAIL" && code !== "ENETUNREACH");
  return telling ?? errors[0] ?? new Error("there is no address to connect to");
}

function win({ target: { port }, secure }: Route, call: Call, socket: Socket, address: string): void {
  const { attempt } = call;
  if (attempt === null) return;
  clearTimeout(call.timer);
  for (const other of call.racing) if (other !== socket) letGo(other);
  call.racing = [];
  call.socket = socket;
  const place = address.includes(":") ? `[${address}]:${port}` : `${address}:${port}`;
  connected(attempt, place, secure === null ? "write" : "tls");
  if (secure === null) {
    socket.on("end", () => ended(attempt));
    return ready(attempt, socket);
  }
  const tls = secure(socket);
  call.tls = tls;
  tls.on("error", (error) => failed(attempt, error));
  tls.on("data", (bytes) => received(attempt, bytes));
  tls.on("end", () => ended(attempt));
  tls.on("secureConnect", () => {
    secured(attempt);
    ready(attempt, tls);
  });
}

function drop(call: Call): void {
  call.attempt = null;
  clearTimeout(call.timer);
  if (call.tls !== null) letGo(call.tls);
  if (call.socket !== null) letGo(call.socket);
  for (const socket of call.racing) letGo(socket);
}

/**
 * A closed socket outlives the young generation, since its handle in C++ is freed by a full collection only. Without its
 * listeners it does not take the delivery along, which would double the price of each.
 */
function letGo(socket: Socket): void {
  socket.destroy();
  socket.removeAllListeners();
  socket.on("error", ignore);
}

function ignore(): void {}
