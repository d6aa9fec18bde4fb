import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { InProcessOptions } from "./node-transport.ts";
import { nodeTransport } from "./node-transport.ts";
import type { Transport } from "./transport.ts";

/** A handler of the fetch standard: Hono's `app.fetch`, a Next.js route handler, a Cloudflare-style worker. */
export type FetchHandler = (request: Request) => Response | PromiseLike<Response>;

/**
 * Delivers to a fetch handler in this process, without a port; see {@link nodeTransport}. The request's body arrives in
 * the pieces in which it was sent, and its signal is aborted when the delivery ends first.
 */
export function fetchTransport(handler: FetchHandler, options: InProcessOptions = {}): Transport {
  const transport = nodeTransport(async (incoming, outgoing) => {
    await send(await handler(requestOf(incoming, outgoing)), outgoing);
  }, options);
  return { ...transport, target: "in-process:fetch" };
}

function requestOf(incoming: IncomingMessage, outgoing: ServerResponse): Request {
  const ending = new AbortController();
  outgoing.once("close", () => {
    if (!outgoing.writableEnded) ending.abort();
  });
  const headers = new Headers();
  for (let at = 0; at < incoming.rawHeaders.length; at += 2) {
    headers.append(incoming.rawHeaders[at] ?? "", incoming.rawHeaders[at + 1] ?? "");
  }
  return new Request(`http://${headers.get("host")}${incoming.url}`, {
    method: incoming.method ?? "POST",
    headers,
    body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>,
    signal: ending.signal,
    duplex: "half",
  });
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  if (!isResponse(response)) throw new TypeError("the handler returned no Response");
  if (response.type === "error") {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(response.status, response.statusText, [...response.headers].flat());
  // A pipeline waits for the receiver's side to take the bytes; a body that never ends would else fill the memory.
  await pipeline(response.body ?? [], outgoing);
}

/** Not by class, since a Response may come from another realm or a polyfill. */
function isResponse(value: unknown): boolean {
  return typeof value === "object" && value !== null && "status" in value && "headers" in value;
}
