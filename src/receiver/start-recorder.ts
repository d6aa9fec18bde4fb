import { Buffer } from "node:buffer";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import { HookproofError } from "../errors.ts";
import { jsonOf } from "../json/json-of.ts";
import { isObject } from "../json/json.ts";
import { parseTree } from "../json/parse-tree.ts";
import type { Delivery } from "../wire/delivery.ts";
import type { Header, Request } from "../wire/request.ts";
import type { Receiver } from "./start-receiver.ts";

export interface RecorderOptions {
  /** Passes a request on, once, and says what came back. */
  readonly deliver: (request: Request) => Promise<Delivery>;
  /** 0, the default, takes a free port. */
  readonly port?: number;
  /** Loopback if absent. */
  readonly host?: string;
}

/** Headers that are between two neighbours on the way and are made anew for the next one. */
const hopByHop = new Set([
  "host",
  "connection",
  "keep-alive",
  "transfer-encoding",
  "te",
  "trailer",
  "upgrade",
  "proxy-connection",
]);
const largestBody = 32 * 1024 * 1024;

/**
 * Stands between the real platform and a receiver: what comes is passed on with its bytes untouched, headers in their
 * order and case, and the receiver's answer goes back. Whoever passes requests on to a journal has recorded real traffic.
 */
export async function startRecorder({
  deliver,
  port = 0,
  host = "127.0.0.1",
}: RecorderOptions): Promise<Receiver> {
  const server = createServer((incoming, reply) => {
    void pass(incoming, reply, deliver);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (cause) =>
      reject(
        new HookproofError("bad-option", `No recorder can listen on ${host}:${port}: ${String(cause)}`, {
          cause,
        }),
      ),
    );
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${address.port}/webhook`,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

async function pass(
  incoming: IncomingMessage,
  reply: ServerResponse,
  deliver: RecorderOptions["deliver"],
): Promise<void> {
  const body = await bodyOf(incoming);
  if (body === null) {
    reply.writeHead(413).end();
    return;
  }
  const { answer } = await deliver(requestFrom(incoming, body));
  if (answer === null) {
    // The platform is to see what the receiver did: no status.
    incoming.socket.destroy();
    return;
  }
  const kept = answer.headers.filter(
    ([name]) => !hopByHop.has(name.toLowerCase()) && name.toLowerCase() !== "content-length",
  );
  reply.writeHead(answer.status, answer.reason.replaceAll(/[^\x20-\x7e]/g, " "), [
    ...kept.flat(),
    "Content-Length",
    String(answer.body.length),
  ]);
  reply.end(answer.body);
}

/** The request as it came, for the next hop; what was chunked gets a Content-Length. */
function requestFrom(incoming: IncomingMessage, body: Uint8Array): Request {
  const raw = incoming.rawHeaders;
  const headers = raw.flatMap((name, index): readonly Header[] => {
    const value = raw[index + 1];
    return index % 2 === 1 || value === undefined || hopByHop.has(name.toLowerCase()) ? [] : [[name, value]];
  });
  const isChunked = incoming.headers["transfer-encoding"] !== undefined;
  const { topic, notificationId } = labelsOf(body);
  return {
    method: "POST",
    headers: isChunked ? [...headers, ["Content-Length", String(body.length)]] : headers,
    body,
    pace: null,
    topic,
    notificationId,
    tampering: {},
  };
}

async function bodyOf(incoming: IncomingMessage): Promise<Uint8Array | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of incoming as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > largestBody) return null;
      chunks.push(chunk);
    }
  } catch {
    // The sender hung up in the middle; what came is passed on as it is.
  }
  return Buffer.concat(chunks);
}

function labelsOf(body: Uint8Array): Pick<Request, "topic" | "notificationId"> {
  try {
    const json = jsonOf(parseTree(body));
    const text = (name: string) => (isObject(json) && typeof json[name] === "string" ? json[name] : null);
    return { topic: text("event"), notificationId: text("id") };
  } catch {
    return { topic: null, notificationId: null };
  }
}
