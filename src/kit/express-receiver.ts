import type { IncomingMessage, ServerResponse } from "node:http";
import { Buffer } from "node:buffer";
import { receive } from "./receive.ts";
import type { ReceiveOptions } from "./receive.ts";

type Next = (error?: unknown) => void;

const largestBody = 32 * 1024 * 1024;

/**
 * An Express (or Connect) middleware that receives notifications. It reads the raw body itself, or takes the one of
 * `express.raw()`; behind `express.json()` the bytes are gone, and it says so.
 *
 * @example
 * app.post("/webhook", expressReceiver({ secret: process.env.SECRET, onNotification: async (n) => save(n) }));
 */
export function expressReceiver(options: ReceiveOptions) {
  return (
    request: IncomingMessage & { readonly body?: unknown },
    response: ServerResponse,
    next: Next,
  ): void => {
    const answer = async () => {
      const body = await rawBodyOf(request);
      const status = body === null ? 413 : await receive(body, (name) => request.headers[name], options);
      response.statusCode = status;
      response.end();
    };
    answer().catch(next);
  };
}

async function rawBodyOf(request: IncomingMessage & { readonly body?: unknown }): Promise<Uint8Array | null> {
  if (request.body instanceof Uint8Array) return request.body;
  if (request.readableEnded)
    throw new Error(
      "hookproof: a parser has read the body before the signature could be checked. Mount this middleware before express.json(), or use express.raw({ type: '*/*' }) on this route.",
    );
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > largestBody) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
