import type { Buffer } from "node:buffer";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:http";
import type { Duplex } from "node:stream";
import { duplexPair } from "node:stream";
import type { Attempt } from "./attempt.ts";
import { connected, ended, failed, ready, received } from "./attempt.ts";
import type { Dial } from "./exchange.ts";
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
  const attempts = new WeakMap<object, Attempt>();
  const server = createServer((request, response) => {
    const threw = (cause: unknown) => {
      const attempt = attempts.get(request.socket);
      if (attempt !== undefined) failed(attempt, threwError(cause));
    };
    try {
      Promise.resolve(listener(request, response)).catch(threw);
    } catch (cause) {
      threw(cause);
    }
  });

  const dial: Dial = (attempt) => {
    const [near, far] = socketPair();
    attempts.set(far, attempt);
    server.emit("connection", far);
    near.on("data", (bytes: Buffer) => received(attempt, bytes));
    near.on("end", () => ended(attempt));
    near.on("error", (error) => failed(attempt, error));
    connected(attempt, null, "write");
    ready(attempt, near);
    return () => near.destroy();
  };

  const bytesOf = requestWriter(targetOf(`http://localhost${path.startsWith("/") ? path : `/${path}`}`), []);
  const inFlight = createInFlight();
  return {
    target: "in-process:node",
    carry: (request, options) => exchange(dial, bytesOf(request), options, inFlight),
    close() {
      inFlight.abortAll();
      return Promise.resolve();
    },
  };
}

/** Two ends of a pipe of which each hears when the other is gone, and which a server may ask for an address. */
function socketPair(): [near: Duplex, far: Duplex] {
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
