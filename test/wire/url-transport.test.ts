import { Buffer } from "node:buffer";
import type { Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { defaultSettings } from "../../src/contract/settings.ts";
import { HookproofError } from "../../src/errors.ts";
import { requestOf } from "../../src/wire/compose.ts";
import type { Pace, Tampering } from "../../src/wire/request.ts";
import { secretOf } from "../../src/wire/secret.ts";
import { urlTransport } from "../../src/wire/url-transport.ts";
import type { RawReceiver } from "./raw-receiver.ts";
import { answer200, isComplete, startRawReceiver } from "./raw-receiver.ts";

const compose = (tampering: Tampering = {}) =>
  requestOf(
    { id: "sub_5f_1", event: "cdr.hangup", cdr: {} },
    { settings: defaultSettings, secret: secretOf("s"), tampering },
  );
const options = { timeoutMs: 10_000 };

let receiver: RawReceiver | undefined;
afterEach(() => receiver?.close());

const acknowledge = (socket: Socket, all: Buffer) => {
  if (isComplete(all)) socket.write(answer200);
};

it("writes exactly these bytes", async () => {
  receiver = await startRawReceiver(acknowledge);
  const transport = urlTransport(`http://127.0.0.1:${receiver.port}/a/../b?x=1&x=%zz&y`, {
    headers: [["X-Own", "é"]],
  });
  const { failure } = await transport.carry(compose({ signature: "f".repeat(40) }), options);
  expect(failure).toBeNull();
  expect(receiver.received.map(String)).toEqual([
    [
      "POST /a/../b?x=1&x=%zz&y HTTP/1.1",
      `Host: 127.0.0.1:${receiver.port}`,
      "User-Agent: Go-http-client/1.1",
      "Content-Length: 46",
      "Content-Type: application/json; charset=utf-8",
      `Service-Signature: ${"f".repeat(40)}`,
      "Accept-Encoding: gzip",
      "X-Own: é",
      "",
      '{"id":"sub_5f_1","event":"cdr.hangup","cdr":{}}',
    ]
      .join("\r\n")
      .replace("Content-Length: 46", "Content-Length: 47"),
  ]);
});

const chunkedRows: readonly [title: string, pace: Pace, sent: string][] = [
  ["two chunks", { cuts: [2], pauseMs: 0, framing: "chunked" }, '2\r\n{"\r\n3\r\na"}\r\n0\r\n\r\n'],
  ["one chunk", { cuts: [], pauseMs: 0, framing: "chunked" }, '5\r\n{"a"}\r\n0\r\n\r\n'],
  ["a plain body in three pieces", { cuts: [0, 2, 4], pauseMs: 5 }, '{"a"}'],
  ["cuts beyond the end", { cuts: [5, 9], pauseMs: 0 }, '{"a"}'],
];

it.each(chunkedRows)("sends %s", async (_title, pace, sent) => {
  receiver = await startRawReceiver((socket, all) => {
    if (all.toString().endsWith(sent)) socket.write(answer200);
  });
  const transport = urlTransport(`127.0.0.1:${receiver.port}`);
  const exchange = await transport.carry(compose({ body: Buffer.from('{"a"}'), pace }), options);
  expect(exchange).toMatchObject({ failure: null, requestComplete: true });
});

it("hands the pieces of a pace over one at a time", async () => {
  const pieces: number[] = [];
  receiver = await startRawReceiver((socket, all, piece) => {
    pieces.push(piece.length);
    if (isComplete(all)) socket.write(answer200);
  });
  const pace = { cuts: [0, 3, 10], pauseMs: 30 };
  await urlTransport(`127.0.0.1:${receiver.port}`).carry(compose({ pace }), options);
  expect(pieces.slice(1)).toEqual([3, 7, 37]);
});

it("delivers a body of many megabytes", async () => {
  receiver = await startRawReceiver((socket, _all, piece) => {
    if (piece.at(-1) === 0x21) socket.write(answer200);
  });
  const body = Buffer.alloc(3 * 1024 * 1024, "x");
  body[body.length - 1] = 0x21;
  const exchange = await urlTransport(`127.0.0.1:${receiver.port}`).carry(compose({ body }), options);
  expect(exchange).toMatchObject({ failure: null, requestComplete: true, violations: [] });
  expect(receiver.received[0]?.subarray(-body.length).equals(body)).toBe(true);
});

it("opens a connection for each delivery and keeps them apart", async () => {
  receiver = await startRawReceiver((socket, all) => {
    if (!isComplete(all)) return;
    const body = all.subarray(all.indexOf("\r\n\r\n") + 4);
    socket.write(
      Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n`), body]),
    );
  });
  const transport = urlTransport(`127.0.0.1:${receiver.port}`);
  const bodies = Array.from({ length: 50 }, (_, index) => Buffer.from(`body ${index}`));
  const exchanges = await Promise.all(bodies.map((body) => transport.carry(compose({ body }), options)));
  expect(exchanges.map(({ answer }) => Buffer.from(answer?.body ?? []).toString())).toEqual(
    bodies.map(String),
  );
  expect(receiver.received).toHaveLength(50);
});

it("ends what is in flight when it is closed", async () => {
  receiver = await startRawReceiver(() => {});
  const transport = urlTransport(`127.0.0.1:${receiver.port}`);
  const exchanges = [transport.carry(compose(), options), transport.carry(compose(), options)];
  await transport.close();
  for (const { failure } of await Promise.all(exchanges))
    expect(failure).toMatchObject({ cause: "local", code: "aborted" });
});

it("ends a delivery when its signal is aborted, before or after the start", async () => {
  receiver = await startRawReceiver(() => {});
  const transport = urlTransport(`127.0.0.1:${receiver.port}`);
  const aborting = new AbortController();
  const exchange = transport.carry(compose(), { ...options, signal: aborting.signal });
  aborting.abort();
  expect((await exchange).failure).toMatchObject({ cause: "local", code: "aborted" });
  const late = await transport.carry(compose(), { ...options, signal: aborting.signal });
  expect(late.failure).toMatchObject({ cause: "local", code: "aborted" });
  expect(receiver.received).toEqual([]);
});

it.each(["http://169.254.169.254/latest/meta-data", "http://[fe80::1]/", "http://[64:ff9b::a9fe:a9fe]/"])(
  "refuses %s before a delivery is made",
  (url) => {
    expect(() => urlTransport(url)).toThrow(HookproofError);
  },
);

it("asks for leave where the policy says so", () => {
  const policy = { ask: ["public"], allowHosts: [] } as const;
  expect(() => urlTransport("http://8.8.8.8/", { policy })).toThrow("--allow-host 8.8.8.8:80");
});

it("refuses a CA that is no certificate, and a header that frames the request", () => {
  expect(() => urlTransport("https://localhost/", { tls: { ca: "nonsense" } })).toThrow(HookproofError);
  expect(() => urlTransport("http://localhost/", { headers: [["Host", "evil"]] })).toThrow(HookproofError);
});
