import { afterEach, expect, test } from "vitest";

import { defaultSettings } from "../../src/contract/settings.ts";
import { HookproofError } from "../../src/errors.ts";
import { faults } from "../../src/receiver/faults/index.ts";
import { recordState } from "../../src/receiver/record-state.ts";
import { startReceiver } from "../../src/receiver/start-receiver.ts";
import type { Receiver, ReceiverOptions } from "../../src/receiver/start-receiver.ts";
import { signatureOf } from "../../src/wire/signature.ts";

const secret = "s3cret";
const started: Receiver[] = [];

async function start(options: Partial<ReceiverOptions> = {}): Promise<Receiver> {
  const receiver = await startReceiver({ secret, settings: defaultSettings, ...options });
  started.push(receiver);
  return receiver;
}

afterEach(async () => {
  await Promise.all(started.splice(0).map((receiver) => receiver.close()));
});

async function push({ url }: Receiver, body: string, headers: Record<string, string> = {}): Promise<number> {
  const signature = signatureOf(Buffer.from(body), Buffer.from(secret));
  const response = await fetch(url, {
    method: "POST",
    body,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "service-signature": signature,
      ...headers,
    },
  });
  await response.arrayBuffer();
  return response.status;
}

async function get(receiver: Receiver, path: string): Promise<string> {
  return (await fetch(new URL(path, receiver.url))).text();
}

const closed = (at: number, more = "") =>
  `{"event":"new_ticket.closed","created_at":${at},"new_ticket":{"businessId":17000000000000000001${more}}}`;
const comment = (at: number) => closed(at).replace("closed", "comment");

test.each([
  ["an authentic body", "{}", {}, 200],
  ["odd bytes that are signed as they are", '\n{"a" :\t1.0}\r\n', {}, 200],
  ["another content type", "{}", { "content-type": "text/plain" }, 200],
  ["a wrong signature", "{}", { "service-signature": "0".repeat(40) }, 401],
  ["an empty signature", "{}", { "service-signature": "" }, 401],
  ["a signature of another length", "{}", { "service-signature": "é" }, 401],
])("%s: status", async (_, body, headers, status) => {
  expect(await push(await start(), body, headers)).toBe(status);
});

test("authentic bytes that are not JSON are an error, and the receiver lives on", async () => {
  const receiver = await start();
  expect(await push(receiver, "not json")).toBe(500);
  expect(await push(receiver, "{}")).toBe(200);
});

test("a setting names the signature header", async () => {
  const receiver = await start({ settings: { signatureHeader: "Acme-Signature" } });
  const signature = signatureOf(Buffer.from("{}"), Buffer.from(secret));
  expect(await push(receiver, "{}", { "acme-signature": signature, "service-signature": "" })).toBe(200);
});

test("state keeps tickets with integers beyond 2^53 exact", async () => {
  const receiver = await start({ state: recordState(defaultSettings) });
  await push(receiver, closed(10));
  expect(await get(receiver, "/tickets/17000000000000000001")).toMatch(
    /"id": 17000000000000000001,\s+"state": "closed"/,
  );
  expect(JSON.parse(await get(receiver, "/"))).toMatchObject({ notifications: 1, tickets: 1, calls: 0 });
});

test("a late notification is counted and does not undo a newer one", async () => {
  const receiver = await start({ state: recordState(defaultSettings) });
  await push(receiver, closed(10, ',"content":"new"'));
  await push(receiver, closed(9, ',"content":"old"').replace("closed", "processing_every"));
  const [ticket] = JSON.parse(await get(receiver, "/tickets"));
  expect(ticket).toMatchObject({
    state: "closed",
    data: { content: "new" },
    topics: ["new_ticket.closed", "new_ticket.processing_every"],
  });
});

test("a comment leaves a ticket's state as it was", async () => {
  const receiver = await start({ state: recordState(defaultSettings) });
  await push(receiver, closed(10));
  await push(receiver, comment(11));
  expect(JSON.parse(await get(receiver, "/tickets"))[0].state).toBe("closed");
});

test("equal ids within a second are both kept, and forged ones are not", async () => {
  const receiver = await start({ state: recordState(defaultSettings) });
  await push(receiver, '{"id":"same","event":"client.created","created_at":1,"client":{"id":1}}');
  await push(receiver, '{"id":"same","event":"client.created","created_at":1,"client":{"id":2}}');
  await push(receiver, '{"id":"forged"}', { "service-signature": "x" });
  expect(JSON.parse(await get(receiver, "/notifications"))).toHaveLength(2);
  expect(JSON.parse(await get(receiver, "/clients"))).toHaveLength(2);
});

test("without state nothing is served", async () => {
  expect((await fetch(new URL("/", (await start()).url))).status).toBe(404);
});

test("a fault replaces a step", async () => {
  const fault = faults.find(({ id }) => id === "verifies-nothing");
  if (fault === undefined) throw new Error("The fault verifies-nothing is gone.");
  expect(await push(await start({ fault }), "{}", { "service-signature": "wrong" })).toBe(200);
});

test("a port that is taken is the user's to mend", async () => {
  const { url } = await start();
  await expect(start({ port: Number(new URL(url).port) })).rejects.toThrow(HookproofError);
});

test("every push is told with its answer", async () => {
  const told: string[] = [];
  const receiver = await start({
    onPush: ({ body }, reply) => told.push(`${Buffer.from(body)} ${JSON.stringify(reply)}`),
  });
  await push(receiver, "{}");
  expect(told).toEqual(['{} {"status":200}']);
});
