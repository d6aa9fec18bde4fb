import { Buffer } from "node:buffer";
import express from "express";
import { fastify } from "fastify";
import { Hono } from "hono";
import Koa from "koa";
import { describe, expect, it, vi } from "vitest";
import { defaultSettings } from "../../src/contract/settings.ts";
import { requestOf } from "../../src/wire/compose.ts";
import { fastifyTransport } from "../../src/wire/fastify-transport.ts";
import type { FetchHandler } from "../../src/wire/fetch-transport.ts";
import { fetchTransport } from "../../src/wire/fetch-transport.ts";
import type { NodeListener } from "../../src/wire/node-transport.ts";
import { nodeTransport } from "../../src/wire/node-transport.ts";
import type { Pace } from "../../src/wire/request.ts";
import { secretOf } from "../../src/wire/secret.ts";
import { signatureMatches } from "../../src/wire/signature.ts";
import type { Transport } from "../../src/wire/transport.ts";

const secret = secretOf("in-process secret");
const notification = { id: "sub_5f_1", event: "client.created", client: { name: "陈晓雨", emoji: "🎈" } };
const path = "/hooks/客服?a=1&a=2";

function requestWith(pace?: Pace) {
  return requestOf(notification, {
    settings: defaultSettings,
    secret,
    ...(pace === undefined ? {} : { tampering: { pace } }),
  });
}

/** Answers 200 to an authentic request at the right path, in the way of each framework. */
function isAuthentic(url: string | undefined, signature: unknown, body: Uint8Array): boolean {
  return (
    url === "/hooks/%E5%AE%A2%E6%9C%8D?a=1&a=2" && signatureMatches(body, secret.bytes(), String(signature))
  );
}

const signatureHeader = "service-signature";

const receivers: Readonly<Record<string, () => Transport>> = {
  "a Node listener": () =>
    nodeTransport(
      (request, response) => {
        const chunks: Buffer[] = [];
        request.on("data", (chunk: Buffer) => chunks.push(chunk));
        request.on("end", () => {
          const ok = isAuthentic(request.url, request.headers[signatureHeader], Buffer.concat(chunks));
          response.writeHead(ok ? 200 : 401).end("done");
        });
      },
      { path },
    ),
  Express: () => {
    const app = express();
    app.post("/hooks/:name", express.raw({ type: "*/*" }), (request, response) => {
      const ok = isAuthentic(request.originalUrl, request.get(signatureHeader), request.body as Buffer);
      response.status(ok ? 200 : 401).send("done");
    });
    return nodeTransport(app, { path });
  },
  Koa: () => {
    const app = new Koa();
    app.use(async (context) => {
      const chunks: Buffer[] = [];
      for await (const chunk of context.req) chunks.push(chunk as Buffer);
      context.status = isAuthentic(context.url, context.get(signatureHeader), Buffer.concat(chunks))
        ? 200
        : 401;
      context.body = "done";
    });
    return nodeTransport(app.callback(), { path });
  },
  Fastify: () => {
    const app = fastify();
    app.removeAllContentTypeParsers();
    app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    app.post("/hooks/:name", (request, reply) => {
      const ok = isAuthentic(request.url, request.headers[signatureHeader], request.body as Buffer);
      return reply.code(ok ? 200 : 401).send("done");
    });
    return fastifyTransport(app, { path });
  },
  Hono: () => {
    const app = new Hono();
    app.post("/hooks/:name", async (context) => {
      const url = new URL(context.req.url);
      const body = new Uint8Array(await context.req.arrayBuffer());
      const ok = isAuthentic(url.pathname + url.search, context.req.header(signatureHeader), body);
      return context.text("done", ok ? 200 : 401);
    });
    return fetchTransport((request) => app.fetch(request), { path });
  },
  "a fetch handler": () =>
    fetchTransport(
      async (request) => {
        const url = new URL(request.url);
        const body = new Uint8Array(await request.arrayBuffer());
        const ok = isAuthentic(url.pathname + url.search, request.headers.get(signatureHeader), body);
        return new Response("done", { status: ok ? 200 : 401 });
      },
      { path },
    ),
};

const paces: Readonly<Record<string, Pace | undefined>> = {
  "in one piece": undefined,
  "split inside a character": { cuts: [0, requestWith().body.indexOf(0xe9) + 1], pauseMs: 1 },
  "in chunks": { cuts: [40], pauseMs: 0, framing: "chunked" },
};

describe.each(Object.entries(receivers))("%s in this process", (_name, open) => {
  it.each(Object.entries(paces))("gets the signed bytes %s", async (_pace, pace) => {
    const exchange = await open().carry(requestWith(pace), { timeoutMs: 5000 });
    expect(exchange.failure).toBeNull();
    expect(exchange.answer?.status).toBe(200);
    expect(Buffer.from(exchange.answer?.body ?? []).toString()).toBe("done");
    expect(exchange.requestComplete).toBe(true);
    expect(exchange.address).toBeNull();
  });
});

it("shows a listener the headers in the order and case of the wire", async () => {
  let seen: readonly string[] = [];
  const transport = nodeTransport((request, response) => {
    seen = request.rawHeaders.filter((_, index) => index % 2 === 0);
    response.end();
  });
  await transport.carry(requestWith(), { timeoutMs: 5000 });
  expect(seen).toEqual([
    "Host",
    "User-Agent",
    "Content-Length",
    "Content-Type",
    "Service-Signature",
    "Accept-Encoding",
  ]);
});

const failures: readonly [title: string, listener: NodeListener | FetchHandler, code: string][] = [
  ["a listener that never answers", (_request: unknown, _response: unknown) => {}, "timeout"],
  [
    "a listener that destroys the connection",
    (request, _response: unknown) => request.socket.destroy(),
    "closed",
  ],
  [
    "a listener that throws",
    (_request: unknown, _response: unknown) => {
      throw new TypeError("no such field");
    },
    "threw",
  ],
  [
    "a listener that rejects",
    (_request: unknown, _response: unknown) => Promise.reject(new Error("late")),
    "threw",
  ],
] satisfies readonly [string, NodeListener, string][];

it.each(failures)("fails for %s", async (_title, listener, code) => {
  const exchange = await nodeTransport(listener as NodeListener).carry(requestWith(), { timeoutMs: 100 });
  expect(exchange.answer).toBeNull();
  expect(exchange.failure).toMatchObject({ cause: "receiver", code });
});

const fetchFailures: readonly [title: string, handler: FetchHandler, code: string][] = [
  ["never settles and ignores its signal", () => new Promise<Response>(() => {}), "timeout"],
  ["returns a network error", () => Response.error(), "closed"],
  ["returns no Response", () => undefined as unknown as Response, "threw"],
  ["throws", () => Promise.reject(new Error("late")), "threw"],
];

it.each(fetchFailures)("fails for a fetch handler that %s", async (_title, handler, code) => {
  const exchange = await fetchTransport(handler).carry(requestWith(), { timeoutMs: 100 });
  expect(exchange.answer).toBeNull();
  expect(exchange.failure).toMatchObject({ cause: "receiver", code });
});

it("keeps the verdict of a fetch handler whose body never ends", async () => {
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(Buffer.alloc(1024, "x")) });
  const exchange = await fetchTransport(() => new Response(endless)).carry(requestWith(), {
    timeoutMs: 5000,
  });
  expect(exchange.answer).toMatchObject({ status: 200, tail: "cap" });
  expect(exchange.answer?.body.length).toBe(64 * 1024);
});

it("aborts the signal of a fetch handler when the deadline passes", async () => {
  let signal: AbortSignal | undefined;
  const handler: FetchHandler = (request) => {
    signal = request.signal;
    return new Promise(() => {});
  };
  await fetchTransport(handler).carry(requestWith(), { timeoutMs: 50 });
  await vi.waitFor(() => expect(signal?.aborted).toBe(true));
});
