import { Buffer } from "node:buffer";
import type { AddressInfo } from "node:net";

import fastify from "fastify";
import type { FastifyReply, FastifyRequest } from "fastify";

import type { Settings } from "../contract/settings.ts";
import { HookproofError } from "../errors.ts";
import type { Json } from "../json/json.ts";
import { isObject } from "../json/json.ts";
import { jsonOf } from "../json/json-of.ts";
import { parseTree } from "../json/parse-tree.ts";
import { treeOf } from "../json/tree-of.ts";
import { writeTree } from "../json/write-tree.ts";
import type { Fault } from "./faults/fault.ts";
import type { State } from "./record-state.ts";
import { correctSteps, handle } from "./steps.ts";
import type { Incoming, Notified, Reply, Steps } from "./steps.ts";

export interface ReceiverOptions {
  readonly secret: string;
  readonly settings: Pick<Settings, "signatureHeader">;
  /** The mistake that it makes; none if absent. */
  readonly fault?: Fault;
  /** Keeps what it learns, and serves it as JSON to GET. */
  readonly state?: State;
  /** 0, the default, takes a free port. */
  readonly port?: number;
  /** Loopback if absent. */
  readonly host?: string;
  /** Hears of every push and of the answer to it. */
  readonly onPush?: (incoming: Incoming, reply: Reply) => void;
}

export interface Receiver {
  /** Where to deliver. */
  readonly url: string;
  close(): Promise<void>;
}

/** More than any notification has; beyond it Fastify answers 413. */
const largestBody = 32 * 1024 * 1024;

/** Starts the reference receiver: the raw body's bytes are hashed, in constant time compared, and only then parsed. */
export async function startReceiver(options: ReceiverOptions): Promise<Receiver> {
  const { secret, settings, fault, state, onPush } = options;
  const correct: Steps = {
    ...correctSteps({
      signatureHeader: settings.signatureHeader,
      process: (notification) => remember(state, notification),
    }),
    // Exact integers: a Long beyond 2^53 must be served as it came.
    parse: ({ body }) => jsonOf(parseTree(body)) as Notified,
  };
  const steps: Steps = { ...correct, ...fault?.spoil(correct) };

  const server = fastify({ bodyLimit: largestBody, forceCloseConnections: true, exposeHeadRoutes: false });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("*", async (_request: FastifyRequest, payload: NodeJS.ReadableStream) =>
    chunksOf(payload),
  );
  server.post("/*", async (request, reply) => {
    const chunks = Array.isArray(request.body) ? (request.body as readonly Uint8Array[]) : [];
    const incoming: Incoming = { headers: headersOf(request), body: Buffer.concat(chunks), chunks };
    const answer = await handle(steps, incoming, secret);
    onPush?.(incoming, answer);
    await respond(answer, reply, request);
  });
  if (state !== undefined) {
    server.get("/*", async (request, reply) => {
      const found = state.read(request.url.split("?")[0] ?? "/");
      void reply.code(found === undefined ? 404 : 200).type("application/json; charset=utf-8");
      return `${writeTree(treeOf(found ?? { error: "not found" }), { indent: "  ", keySeparator: ": " })}\n`;
    });
  }

  const respond = async (answer: Reply, reply: FastifyReply, request: FastifyRequest) => {
    if ("status" in answer) {
      if (answer.afterMs !== undefined) await new Promise((resolve) => setTimeout(resolve, answer.afterMs));
      return reply
        .code(answer.status)
        .headers(answer.headers ?? {})
        .send(answer.body);
    }
    reply.hijack();
    if (answer.instead === "silence") return undefined;
    request.raw.socket.destroy();
    if (answer.instead === "crash") void server.close();
    return undefined;
  };

  const host = options.host ?? "127.0.0.1";
  try {
    await server.listen({ port: options.port ?? 0, host });
  } catch (cause) {
    throw new HookproofError(
      "bad-option",
      `No receiver can listen on ${host}:${options.port}: ${String(cause)}`,
      { cause },
    );
  }
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${port}/webhook`,
    close: async () => server.close(),
  };
}

function remember(state: State | undefined, notification: Notified): void {
  const json = notification as Json;
  if (isObject(json)) state?.see(json);
}

async function chunksOf(payload: NodeJS.ReadableStream): Promise<readonly Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of payload) chunks.push(typeof chunk === "string" ? Buffer.from(chunk) : chunk);
  return chunks;
}

/** A header that came several times reads as Node joins it. */
function headersOf({ headers }: FastifyRequest): Incoming["headers"] {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : value]),
  );
}
