import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

import fastify from "fastify";
import { describe, expect, test } from "vitest";

import { createPlatform, testReceiver } from "../src/index.ts";
import type { ReceiverTarget } from "../src/index.ts";

const secret = "s3cret";
const statusOf = (body: Uint8Array, signature: string | null | undefined) =>
  createHash("sha1").update(body).update(secret).digest("hex") === signature ? 200 : 401;

const fetchHandler = async (request: Request) =>
  new Response(null, {
    status: statusOf(new Uint8Array(await request.arrayBuffer()), request.headers.get("service-signature")),
  });

const nodeListener = async (request: IncomingMessage, response: ServerResponse) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  response.writeHead(statusOf(Buffer.concat(chunks), String(request.headers["service-signature"]))).end();
};

function fastifyInstance() {
  const server = fastify();
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  server.post("/*", async (request, reply) =>
    reply.code(statusOf(request.body as Buffer, String(request.headers["service-signature"]))).send(),
  );
  return server;
}

const targets: readonly (readonly [string, () => ReceiverTarget])[] = [
  ["a fetch handler", () => fetchHandler],
  ["an object with a fetch handler, as Hono's", () => ({ fetch: fetchHandler })],
  ["a Node listener", () => nodeListener],
  ["a Fastify instance", () => fastifyInstance()],
];

describe.each(targets)("%s in this process", (_, target) => {
  test("acknowledges what is authentic and refuses what is not", async () => {
    await using platform = createPlatform({ target: target(), secret });
    const notification = platform.notification("new_ticket.comment");
    expect(await platform.deliver(notification)).toMatchObject({ verdict: "acknowledged", status: 200 });
    expect(await platform.deliver(notification, { signature: "0".repeat(40) })).toMatchObject({
      verdict: "unspecified",
      status: 401,
    });
  });

  test("is judged like any other receiver", async () => {
    const selection = { only: ["valid-notification-acknowledged", "wrong-signature-not-acknowledged"] };
    const { summary, results } = await testReceiver(target(), { secret, selection });
    expect(summary).toMatchObject({ exitCode: 0, incomplete: null });
    expect(results.every(({ status }) => status === "pass")).toBe(true);
  });
});

test("the same seed and clock give the same notifications, whatever else was made", () => {
  const now = new Date("2026-01-31T08:00:00Z");
  const [one, other] = [createPlatform({ seed: 7, now }), createPlatform({ seed: 7, now })];
  one.notification("cdr.hangup");
  expect(one.notification("client.created", { key: "a" })).toEqual(
    other.notification("client.created", { key: "a" }),
  );
  expect(one.notification("client.created", { key: "b" })).not.toEqual(
    other.notification("client.created", { key: "a" }),
  );
});

test("settings may be given in part, groups inside them too", () => {
  const platform = createPlatform({
    settings: { bodyKeys: { client: "customer" }, signatureHeader: "Acme-Signature" },
  });
  const notification = platform.notification("client.created");
  expect(Object.keys(notification)).toEqual(["id", "event", "enterprise_token", "created_at", "customer"]);
  expect(platform.settings.bodyKeys.cdr).toBe("cdr");
  expect(platform.request(notification).headers.map(([name]) => name)).toContain("Acme-Signature");
});

test("several platforms share nothing", async () => {
  const seen: string[] = [];
  const target = (name: string) => async () => (seen.push(name), new Response());
  await using left = createPlatform({ target: target("left") });
  await using right = createPlatform({ target: target("right") });
  expect((await left.deliver(left.notification("cdr.hangup"))).id).toBe("d1");
  expect((await right.deliver(right.notification("cdr.hangup"))).id).toBe("d1");
  expect(seen).toEqual(["left", "right"]);
});

test("without a target everything works but delivering", async () => {
  const platform = createPlatform();
  const notification = platform.notification("cdr.hangup");
  await expect(platform.deliver(notification)).rejects.toMatchObject({ code: "bad-target" });
});

test("a receiver that breaks is a result, not an exception", async () => {
  const { summary, results } = await testReceiver(async () => new Response(null, { status: 500 }), {
    selection: { only: ["valid-notification-acknowledged"] },
    diagnosis: null,
  });
  expect(summary.exitCode).toBe(1);
  expect(results.filter(({ status }) => status === "fail")).toHaveLength(13);
});
