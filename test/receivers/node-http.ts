import { Buffer } from "node:buffer";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createGzip, gzipSync } from "node:zlib";
import { isGenuine, sign } from "./genuine.ts";
import { listening } from "./receiver.ts";
import type { Start } from "./receiver.ts";

export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

export function presentedBy(request: IncomingMessage): string | undefined {
  const value = request.headers["service-signature"];
  return Array.isArray(value) ? value.join(", ") : value;
}

/** A listener that is right but for how it answers. */
function answering(
  acknowledge: (response: ServerResponse, request: IncomingMessage) => void,
  refuse: (response: ServerResponse, request: IncomingMessage) => void = (response) =>
    response.writeHead(401).end(),
): Start {
  return () =>
    listening(async (request, response) => {
      const body = await bodyOf(request);
      if (!isGenuine(presentedBy(request), body)) return refuse(response, request);
      return acknowledge(response, request);
    });
}

const withListener =
  (listener: Parameters<typeof listening>[0]): Start =>
  () =>
    listening(listener);

/** Receivers on node:http that do right, some of them in odd ways. */
export const correctNodeHttp = {
  plain: answering((response) => response.writeHead(200).end()),
  "with a body of JSON": answering((response) =>
    response.writeHead(200, { "content-type": "application/json" }).end('{"ok":true}'),
  ),
  "in chunks": answering((response) => {
    response.write("o");
    response.end("k");
  }),
  "in gzip": answering((response) =>
    response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("thanks".repeat(100))),
  ),
  "in gzip, in chunks": answering((response) => {
    response.writeHead(200, { "content-encoding": "gzip" });
    const gzip = createGzip();
    gzip.pipe(response);
    gzip.end("thanks");
  }),
  "with an empty reason": answering((response) => response.writeHead(200, "").end()),
  "with an early hint first": answering((response) => {
    response.writeEarlyHints({ link: "</style.css>; rel=preload" });
    response.writeHead(200).end();
  }),
  "one request per connection": answering((response) =>
    response.writeHead(200, { connection: "close" }).end(),
  ),
  "400 for forged": answering(
    (response) => response.writeHead(200).end(),
    (response) => response.writeHead(400).end("bad signature"),
  ),
  "404 for forged": answering(
    (response) => response.writeHead(200).end(),
    (response) => response.writeHead(404).end(),
  ),
  "204 for forged": answering(
    (response) => response.writeHead(200).end(),
    (response) => response.writeHead(204).end(),
  ),
  "closed connection for forged": answering(
    (response) => response.writeHead(200).end(),
    (_, request) => request.socket.destroy(),
  ),
  "signature checked while the body streams in": withListener(async (request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => response.writeHead(isGenuine(presentedBy(request), ...chunks) ? 200 : 403).end());
  }),
  "text decoded by a stateful decoder": withListener(async (request, response) => {
    request.setEncoding("utf8");
    let text = "";
    for await (const piece of request) text += String(piece);
    response.writeHead(isGenuine(presentedBy(request), text) ? 200 : 403).end();
  }),
  "JSON parsed only when the content type says so": withListener(async (request, response) => {
    const body = await bodyOf(request);
    if (!isGenuine(presentedBy(request), body)) return response.writeHead(401).end();
    if (request.headers["content-type"]?.startsWith("application/json") !== true)
      return response.writeHead(415).end();
    try {
      JSON.parse(body.toString());
      return response.writeHead(200).end();
    } catch {
      return response.writeHead(400).end();
    }
  }),
  "unknown topics refused": withListener(async (request, response) => {
    const body = await bodyOf(request);
    if (!isGenuine(presentedBy(request), body)) return response.writeHead(401).end();
    const { event } = JSON.parse(body.toString()) as { event: string };
    return response
      .writeHead(/^(conversation|client|cdr|call_robot|new_ticket)\.\w+$/.test(event) ? 200 : 422)
      .end();
  }),
} satisfies Readonly<Record<string, Start>>;

/** Mistakes that are peculiar to node:http. */
export const brokenNodeHttp = {
  "raw header names": withListener(async (request, response) => {
    const body = await bodyOf(request);
    const at = request.rawHeaders.indexOf("Service-Signature");
    response.writeHead(isGenuine(at < 0 ? undefined : request.rawHeaders[at + 1], body) ? 200 : 401).end();
  }),
  "answer before the body": withListener((request, response) => {
    request.resume();
    response.writeHead(200).end();
  }),
  "signature of the last request": (() => {
    let last = "";
    return withListener(async (request, response) => {
      last = presentedBy(request) ?? "";
      const body = await bodyOf(request);
      response.writeHead(last === sign(body) ? 200 : 401).end();
    });
  })(),
} satisfies Readonly<Record<string, Start>>;
