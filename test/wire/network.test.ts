import { fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { lookup } from "node:dns/promises";
import { networkInterfaces } from "node:os";
import { afterEach, describe, expect, it } from "vitest";
import { defaultSettings } from "../../src/contract/settings.ts";
import { requestOf } from "../../src/wire/compose.ts";
import type { Exchange } from "../../src/wire/delivery.ts";
import type { Lookup } from "../../src/wire/resolve.ts";
import { secretOf } from "../../src/wire/secret.ts";
import { urlTransport } from "../../src/wire/url-transport.ts";
import type { RawReceiver } from "./raw-receiver.ts";
import { answer200, isComplete, startRawReceiver } from "./raw-receiver.ts";

const request = requestOf({ event: "cdr.hangup" }, { settings: defaultSettings, secret: secretOf("s") });
const hasIpv6 = Object.values(networkInterfaces()).some((entries) =>
  entries?.some(({ address }) => address === "::1"),
);
const localhost = (await lookup("localhost", { all: true })).map(({ address }) => address);

/** Addresses of TEST-NET-1 lead nowhere; here they stand for what must not be dialled. */
const answers =
  (...addresses: string[]): Lookup =>
  (_hostname, callback) =>
    callback(
      null,
      addresses.map((address) => ({ address })),
    );

const opened: RawReceiver[] = [];
afterEach(async () => {
  for (const receiver of opened.splice(0)) await receiver.close();
});

async function start(host?: string): Promise<RawReceiver> {
  const receiver = await startRawReceiver((socket, all) => {
    if (isComplete(all)) socket.write(answer200);
  }, host);
  opened.push(receiver);
  return receiver;
}

async function closedPort(): Promise<number> {
  const receiver = await start();
  opened.pop();
  await receiver.close();
  return receiver.port;
}

function deliver(url: string, lookup?: Lookup, timeoutMs = 10_000): Promise<Exchange> {
  return urlTransport(url, lookup === undefined ? {} : { lookup }).carry(request, { timeoutMs });
}

it("A01: a closed port is the network's failure, on one address or several", async () => {
  const port = await closedPort();
  const refused = { cause: "network", phase: "connect", code: "ECONNREFUSED" };
  expect((await deliver(`http://127.0.0.1:${port}/`)).failure).toMatchObject(refused);
  expect((await deliver(`http://localhost:${port}/`)).failure).toMatchObject(refused);
  expect((await deliver(`http://h:${port}/`, answers("127.0.0.1", "127.0.0.2"))).failure).toMatchObject(
    refused,
  );
});

it("A02: a full queue of connections ends at the deadline, in the phase of connecting", async () => {
  const busy = fork(new URL("busy-listener.mjs", import.meta.url));
  const [port] = (await once(busy, "message")) as [number];
  try {
    const exchanges = await Promise.all(
      Array.from({ length: 8 }, () => deliver(`http://127.0.0.1:${port}/`, undefined, 500)),
    );
    const failures = exchanges.map(({ failure }) => failure);
    expect(failures).toContainEqual(
      expect.objectContaining({ cause: "network", phase: "connect", code: "timeout" }),
    );
    expect(failures).not.toContain(null);
  } finally {
    busy.kill("SIGKILL");
  }
});

const dnsRows: readonly [title: string, lookup: Lookup, code: string][] = [
  [
    "A03: a name that does not exist",
    (name, callback) =>
      callback(Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: "ENOTFOUND" }), []),
    "ENOTFOUND",
  ],
  ["A04: a resolver that never answers", () => {}, "timeout"],
  ["A05: a resolver that finds nothing", answers(), "ENODATA"],
  ["A05: a resolver that finds garbage", answers("127.0.0.1", "not an address"), "bad-address"],
  [
    "A05: a resolver that answers with no list",
    (_, callback) => callback(null, undefined as never),
    "ENODATA",
  ],
  [
    "A05: a resolver that throws",
    () => {
      throw new TypeError("broken resolver");
    },
    "unknown",
  ],
];

it.each(dnsRows)("%s fails with the cause dns", async (_title, lookup, code) => {
  const { failure, address } = await deliver("http://receiver.example/", lookup, 300);
  expect(failure).toMatchObject({ cause: "dns", phase: "resolve", code });
  expect(address).toBeNull();
});

it("A04: asks a silent resolver once for many deliveries", async () => {
  let asked = 0;
  const transport = urlTransport("http://receiver.example/", { lookup: () => asked++ });
  await Promise.all(Array.from({ length: 20 }, () => transport.carry(request, { timeoutMs: 50 })));
  expect(asked).toBe(1);
});

it("asks again after a failure, and not after a success", async () => {
  const { port } = await start();
  let asked = 0;
  const lookup: Lookup = (_, callback) =>
    ++asked === 1
      ? callback(Object.assign(new Error("later"), { code: "EAI_AGAIN" }), [])
      : callback(null, [{ address: "127.0.0.1" }]);
  const transport = urlTransport(`http://receiver.example:${port}/`, { lookup });
  const statuses = [];
  for (let count = 0; count < 4; count++) {
    statuses.push((await transport.carry(request, { timeoutMs: 10_000 })).answer?.status ?? null);
  }
  expect(statuses).toEqual([null, 200, 200, 200]);
  expect(asked).toBe(2);
});

describe("several addresses", () => {
  it("A06, A08: the next one is tried when one refuses, and the one that answered is told", async () => {
    const { port } = await start("127.0.0.1");
    const first = hasIpv6 ? "::1" : "127.0.0.3";
    const { answer, address } = await deliver(`http://h:${port}/`, answers(first, "127.0.0.2", "127.0.0.1"));
    expect(answer?.status).toBe(200);
    expect(address).toBe(`127.0.0.1:${port}`);
  });

  it("A07: a silent one keeps the next one waiting for a moment only", async () => {
    const { port, received } = await start("127.0.0.1");
    const busy = fork(new URL("busy-listener.mjs", import.meta.url), [String(port), "127.0.0.2"]);
    await once(busy, "message");
    try {
      const exchanges = await Promise.all(
        Array.from({ length: 8 }, () =>
          deliver(`http://h:${port}/`, answers("127.0.0.2", "127.0.0.1"), 5000),
        ),
      );
      const answered = exchanges.filter(({ answer }) => answer?.status === 200);
      expect(answered.length).toBeGreaterThan(0);
      expect(answered.map(({ address }) => address)).toEqual(answered.map(() => `127.0.0.1:${port}`));
      expect(received).toHaveLength(answered.length);
    } finally {
      busy.kill("SIGKILL");
    }
  });

  it.each(localhost)("A09: localhost reaches a receiver on %s only", async (host) => {
    const { port } = await start(host);
    const { answer, address } = await deliver(`http://localhost:${port}/`);
    expect(answer?.status).toBe(200);
    expect(address).toBe(host === "::1" ? `[::1]:${port}` : `127.0.0.1:${port}`);
  });

  it("none is dialled if one of them must not be", async () => {
    const { port, received } = await start();
    const { failure } = await deliver(`http://h:${port}/`, answers("127.0.0.1", "169.254.169.254"));
    expect(failure).toMatchObject({ cause: "local", phase: "resolve", code: "refused-target" });
    expect(received).toEqual([]);
  });
});

it("A14: a machine without file descriptors blames itself", () => {
  const script = new URL("exhaust-descriptors.mjs", import.meta.url).pathname;
  const { stdout, stderr } = spawnSync(
    "sh",
    ["-c", `ulimit -n 40 && exec "${process.execPath}" "${script}"`],
    {
      encoding: "utf8",
    },
  );
  expect(stderr).toBe("");
  expect(stdout.trim()).toBe("local EMFILE");
});

it("A18: a balancer without backends gets one connection per delivery", async () => {
  let connections = 0;
  const receiver = await startRawReceiver((socket) => {
    connections++;
    socket.destroy();
  });
  opened.push(receiver);
  const transport = urlTransport(`127.0.0.1:${receiver.port}`);
  for (let count = 0; count < 20; count++) {
    expect((await transport.carry(request, { timeoutMs: 10_000 })).failure?.cause).toBe("receiver");
  }
  expect(connections).toBe(20);
});
