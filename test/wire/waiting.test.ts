import { createServer } from "node:net";
import type { AddressInfo } from "node:net";

import { expect, test } from "vitest";

import { createPlatform } from "../../src/platform.ts";
import { graceful } from "../../src/wire/graceful.ts";
import { rateLimited } from "../../src/wire/rate-limited.ts";
import type { Transport } from "../../src/wire/transport.ts";
import { transportOf } from "../../src/target.ts";
import { waitFor } from "../../src/wire/wait-for.ts";

const platform = createPlatform();
const request = platform.request(platform.notification("cdr.hangup"));
const carry = (transport: Transport, signal?: AbortSignal) =>
  transport.carry(request, { timeoutMs: 5000, ...(signal === undefined ? {} : { signal }) });

test("three deliveries at two in 60 ms take two gaps, at least", async () => {
  const target = rateLimited(
    transportOf(async () => new Response()),
    { count: 2, perMs: 60 },
  );
  const start = performance.now();
  await Promise.all([carry(target), carry(target), carry(target)]);
  // Timers may be a millisecond early.
  expect(performance.now() - start).toBeGreaterThanOrEqual(58);
});

test("an aborted delivery does not wait for its turn", async () => {
  const target = rateLimited(
    transportOf(async () => new Response()),
    { count: 1, perMs: 60_000 },
  );
  const stop = new AbortController();
  await carry(target);
  const held = carry(target, stop.signal);
  stop.abort();
  expect((await held).failure).toMatchObject({ cause: "local", code: "aborted" });
});

test("after the signal nothing more is sent, and what is in flight may end", async () => {
  const stop = new AbortController();
  let count = 0;
  const handler = async () => {
    count++;
    stop.abort("SIGINT");
    return new Response();
  };
  const target = graceful(transportOf(handler), stop.signal, 5000);
  expect((await carry(target)).answer?.status).toBe(200);
  expect((await carry(target)).failure).toMatchObject({ cause: "local", code: "aborted" });
  expect(count).toBe(1);
});

test("what is in flight has no longer than its grace", async () => {
  const stop = new AbortController();
  const never = () => {
    stop.abort("SIGINT");
    return new Promise<Response>(() => {});
  };
  const target = graceful(transportOf(never), stop.signal, 10);
  expect((await carry(target)).failure).toMatchObject({ cause: "local", code: "aborted" });
});

test("waiting ends when something accepts connections", async () => {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  const waiting = waitFor(`127.0.0.1:${port}`, 10_000);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await waiting;
  await new Promise((resolve) => server.close(resolve));
});

test("waiting gives up when the time is up, and at once when the run is stopped", async () => {
  await expect(waitFor("127.0.0.1:9", 50)).rejects.toMatchObject({ code: "incomplete" });
  await waitFor("127.0.0.1:9", 60_000, AbortSignal.abort());
});
