import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:http";
import type { Duplex } from "node:stream";
import { duplexPair } from "node:stream";
import type { Dial, Line } from "./dial.ts";
import { exchange } from "./exchange.ts";
import { createInFlight } from "./in-flight.ts";
import { requestWriter } from "./request-bytes.ts";
import { targetOf } from "./target.ts";
import type { Transport } from "./transport.ts";

/** A Node request listener: `(request, response)`, an Express application, Koa's `callback()`. */
export type NodeListener = (request: IncomingMessage, response: ServerResponse) => unknown;

export interface InProcessOptions {
  /** Path and query of the Webhook URL for a handler in this process; `/` if absent. */
  readonly path?: string;
}

/**
 * Delivers to a Node request listener in this process, without a port: Node's own HTTP server reads our bytes from one
 * end of a pipe in memory, so that headers, pieces and verdicts are those of a socket. A listener that throws fails the
 * delivery with the code `threw`, where a program of its own would have crashed.
 */
export function nodeTransport(listener: NodeListener, { path = "/" }: InProcessOptions = {}): Transport {
  const lines = new WeakMap<object, Line>();
  const server = createServer((request, response) => {
    const threw = (cause: unknown) => lines.get(request.socket)?.failed(threwError(cause));
    try {
      Promise.resolve(listener(request, response)).catch(threw);
    } catch (cause) {
      threw(cause);
    }
  });
  return serverTransport("in-process:node", path, (line) => {
    const [near, far] = socketPair();
    lines.set(far, line);
    server.emit("connection", far);
    return near;
  });
}

/** A transport that opens a pipe to a server in this process for each delivery. */
export function serverTransport(target: string, path: string, open: (line: Line) => Duplex): Transport {
  const bytesOf = requestWriter(targetOf(`http://localhost${path.startsWith("/") ? path : `/${path}`}`), []);
  const inFlight = createInFlight();
  const dial: Dial = (line) => {
    const stream = open(line);
    stream.on("data", line.bytes);
    stream.on("end", line.ended);
    stream.on("error", line.failed);
    queueMicrotask(() => {
      line.connecting();
      line.connected(null, "write");
      line.ready(stream);
    });
    return () => stream.destroy();
  };
  return {
    target,
    carry: (request, options) => exchange(dial, bytesOf(request), options, inFlight),
    close() {
      inFlight.abortAll();
      return Promise.resolve();
    },
  };
}

/** Two ends of a pipe of which each hears when the other is gone, and which a server may ask for an address. */
export function socketPair(): [near: Duplex, far: Duplex] {
  const [near, far] = duplexPair();
  near.once("close", () => far.destroy());
  far.once("close", () => near.push(null));
  far.on("error", () => {});
  Object.assign(far, {
    remoteAddress: "127.0.0.1",
    remotePort: 0,
    remoteFamily: "IPv4",
    localAddress: "127.0.0.1",
  });
  return [near, far];
}

function threwError(cause: unknown): NodeJS.ErrnoException {
  const message = `The handler threw ${cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)}`;
  return Object.assign(new Error(message, { cause }), { code: "threw" });
}
