import { Buffer } from "node:buffer";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { isGenuine } from "../receivers/genuine.ts";

/** What a receiver of these tests does with an authentic notification; it answers 200 unless this answered. */
export type Handle = (notification: Readonly<Record<string, unknown>>, response: ServerResponse) => void;

/** A correct receiver on node:http, with something to spoil it. */
export function correct(handle: Handle = () => {}): RequestListener {
  return async (request, response) => {
    const body = await bodyOf(request);
    const signature = request.headers["service-signature"];
    if (!isGenuine(typeof signature === "string" ? signature : undefined, body)) {
      response.writeHead(401).end();
      return;
    }
    try {
      handle(JSON.parse(body.toString("utf8")), response);
    } catch {
      response.writeHead(400).end();
    }
    if (!response.writableEnded && !response.destroyed) response.writeHead(200).end();
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
