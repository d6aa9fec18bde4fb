import { createServer, connect } from "node:net";
import { networkInterfaces } from "node:os";

import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import type { CountingReceiver } from "./counting-receiver.ts";
import { startCountingReceiver } from "./counting-receiver.ts";
import type { OpenConsole } from "./open-console.ts";
import { openConsole } from "./open-console.ts";
import { rawExchange } from "./raw-exchange.ts";

let receiver: CountingReceiver;
let console: OpenConsole;

beforeAll(async () => {
  receiver = await startCountingReceiver();
  console = await openConsole({ receiver: { url: receiver.url, secret: "a secret of the tests" } });
});
afterAll(async () => {
  await console[Symbol.asyncDispose]();
  await receiver[Symbol.asyncDispose]();
});

const sending = JSON.stringify({ topic: "cdr.hangup" });

interface Attack {
  readonly method?: string;
  readonly target?: string;
  readonly version?: string;
  /** Null leaves the header out; the others are as the page sends them. */
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly body?: string;
}

/** A request as the page makes it, but for what the attack changes. */
function bytesOf({
  method = "GET",
  target = "/api/state",
  version = "1.1",
  headers = {},
  body = "",
}: Attack): string {
  const all: Record<string, string | null> = {
    Host: `127.0.0.1:${console.port}`,
    Authorization: `Bearer ${console.token}`,
    ...(method === "POST" ? { "Content-Type": "application/json" } : {}),
    ...(body === "" ? {} : { "Content-Length": String(Buffer.byteLength(body)) }),
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]));
  return [`${method} ${target} HTTP/${version}`, ...lines, "", body]
    .join("\r\n")
    .replaceAll("{port}", String(console.port));
}

const post = { method: "POST", target: "/api/send", body: sending } as const;
const mine = { headers: { Origin: "http://127.0.0.1:{port}", "Sec-Fetch-Site": "same-origin" } } as const;

const attacks: readonly (readonly [row: string, what: string, status: number, attack: Attack])[] = [
  ["S01", "the token", 200, {}],
  ["S01", "the page's own origin", 200, mine],
  ["S02", "no token", 401, { headers: { Authorization: null } }],
  ["S02", "an empty token", 401, { headers: { Authorization: "Bearer " } }],
  ["S02", "another token", 401, { headers: { Authorization: `Bearer ${"A".repeat(43)}` } }],
  ["S02", "a token of 60 KB", 431, { headers: { Authorization: `Bearer ${"A".repeat(60_000)}` } }],
  [
    "S02",
    "the token in the query",
    401,
    { target: "/api/state?token={token}", headers: { Authorization: null } },
  ],
  ["S02", "the token in a cookie", 401, { headers: { Authorization: null, Cookie: "token={token}" } }],
  ["S02", "no token, path in escapes", 401, { target: "/%61pi/state", headers: { Authorization: null } }],
  ["S02", "no token, path in capitals", 404, { target: "/API/state", headers: { Authorization: null } }],
  ["S02", "no token, for the events", 401, { target: "/api/events", headers: { Authorization: null } }],
  ["S03", "a foreign host", 403, { headers: { Host: "evil.example" } }],
  ["S04", "a foreign host with our port", 403, { headers: { Host: "evil.example:{port}" } }],
  [
    "S05",
    "a foreign host that begins like ours",
    403,
    { headers: { Host: "localhost.evil.example:{port}" } },
  ],
  ["S06", "another port", 403, { headers: { Host: "127.0.0.1:1" } }],
  ["S06", "no port", 403, { headers: { Host: "127.0.0.1" } }],
  ["S07", "localhost", 200, { headers: { Host: "localhost:{port}" } }],
  ["S08", "an empty host", 403, { headers: { Host: "" } }],
  ["S09", "no host", 400, { headers: { Host: null } }],
  ["S10", "half an IPv6 address as host", 403, { headers: { Host: "[::1" } }],
  ["S11", "a host with a space", 403, { headers: { Host: "a b" } }],
  ["S11", "a host in Latin-1", 403, { headers: { Host: "\u00ff\u00fe" } }],
  ["S12", "HTTP/1.0 without a host", 403, { version: "1.0", headers: { Host: null } }],
  ["S13", "an absolute target", 400, { target: "http://evil.example/api/state" }],
  ["S13", "an absolute target of ours", 400, { target: "http://127.0.0.1:{port}/api/state" }],
  ["S13", "an asterisk as target", 400, { method: "OPTIONS", target: "*" }],
  ["S14", "a foreign origin", 403, { ...post, headers: { Origin: "https://evil.example" } }],
  ["S15", "origin null", 403, { ...post, headers: { Origin: "null" } }],
  ["S16", "another app on this machine", 403, { ...post, headers: { Origin: "http://localhost:3000" } }],
  ["S16", "our origin over TLS", 403, { ...post, headers: { Origin: "https://127.0.0.1:{port}" } }],
  [
    "S16",
    "two origins",
    403,
    { ...post, headers: { Origin: "http://127.0.0.1:{port}\r\nOrigin: https://evil.example" } },
  ],
  ["S17", "plain text", 415, { ...post, headers: { "Content-Type": "text/plain" } }],
  [
    "S17",
    "plain text that names JSON",
    415,
    { ...post, headers: { "Content-Type": "text/plain; application/json" } },
  ],
  [
    "S17",
    "another JSON type",
    415,
    { ...post, headers: { "Content-Type": "application/json; charset=utf-16" } },
  ],
  [
    "S18",
    "a form",
    415,
    { ...post, body: "topic=cdr.hangup", headers: { "Content-Type": "application/x-www-form-urlencoded" } },
  ],
  ["S18", "several parts", 415, { ...post, headers: { "Content-Type": "multipart/form-data; boundary=x" } }],
  [
    "S18",
    "neither type nor body",
    415,
    { ...post, body: "", headers: { "Content-Type": null, "Content-Length": "0" } },
  ],
  ["S18", "a type, but no body", 400, { ...post, body: "", headers: { "Content-Length": "0" } }],
  [
    "S19",
    "a preflight",
    403,
    {
      method: "OPTIONS",
      target: "/api/send",
      headers: {
        Origin: "https://evil.example",
        "Access-Control-Request-Method": "POST",
        Authorization: null,
      },
    },
  ],
  [
    "S19",
    "a preflight for the local network",
    403,
    { method: "OPTIONS", target: "/api/send", headers: { "Access-Control-Request-Private-Network": "true" } },
  ],
  ["S19", "another method", 403, { method: "DELETE" }],
  ["S20", "a page of another site", 403, { headers: { "Sec-Fetch-Site": "cross-site" } }],
  ["S20", "a page of another port", 403, { headers: { "Sec-Fetch-Site": "same-site" } }],
  [
    "S20",
    "a page of another port, for the document",
    403,
    { target: "/", headers: { "Sec-Fetch-Site": "same-site" } },
  ],
  [
    "S21",
    "a foreign web socket",
    403,
    { headers: { Connection: "Upgrade", Upgrade: "websocket", Origin: "https://evil.example" } },
  ],
  ["S21", "a web socket", 400, { headers: { Connection: "Upgrade", Upgrade: "websocket" } }],
  ["S21", "a tunnel", 0, { method: "CONNECT", target: "evil.example:443" }],
  ["S22", "dots", 404, { target: "/../../etc/passwd" }],
  ["S22", "escaped dots", 404, { target: "/%2e%2e/%2e%2e/etc/passwd" }],
  ["S22", "a back slash", 404, { target: "/..%5c..%5cetc%5cpasswd" }],
  ["S22", "dots behind the page", 404, { target: "/app.js/../../package.json" }],
  ["S22", "dots as the id of a run", 404, { target: "/api/runs/..%2f..%2fpackage/report" }],
  ["S22", "a NUL in the id of a run", 404, { target: "/api/runs/%00/events" }],
  ["S22", "two slashes", 400, { target: "//etc/passwd" }],
  ["S22", "a broken escape", 400, { target: "/%zz" }],
  ["S22", "an escape that is no UTF-8", 400, { target: "/api/runs/%ff%fe/report" }],
  ["S23", "__proto__", 400, { ...post, body: '{"topic":"cdr.hangup","__proto__":{"x":1}}' }],
  ["S23", "__proto__ in escapes", 400, { ...post, body: '{"topic":"cdr.hangup","__pr\\u006fto__":{"x":1}}' }],
  [
    "S23",
    "constructor.prototype",
    400,
    { ...post, body: '{"topic":"cdr.hangup","constructor":{"prototype":{}}}' },
  ],
  ["S24", "a body of 2 MB", 413, { ...post, body: JSON.stringify({ topic: "x".repeat(2_000_000) }) }],
  ["S24", "10,000 lists in each other", 400, { ...post, body: "[".repeat(10_000) + "]".repeat(10_000) }],
  ["S24", "100,000 open braces", 400, { ...post, body: '{"a":'.repeat(100_000) }],
  [
    "S24",
    "brackets in a text are no depth",
    422,
    {
      ...post,
      body: JSON.stringify({
        topic: "cdr.hangup",
        set: [{ pointer: "/nowhere/at/all", json: "[".repeat(40) }],
      }),
    },
  ],
  ["S24", "no JSON", 400, { ...post, body: "{" }],
  ["S24", "a list", 400, { ...post, body: "[]" }],
  ["S24", "null", 400, { ...post, body: "null" }],
];

/** Asserts what every attack must leave behind it: a console that lives, and nothing sent. */
async function expectNothingSent(before: number): Promise<void> {
  expect((await console.ask("GET", "/api/state")).status).toBe(200);
  expect(receiver.connections).toBe(before);
}

describe("attacks on the control API", () => {
  test.each(attacks)("%s: %s is answered with %i", async (_row, _what, status, attack) => {
    const before = receiver.connections;
    const bytes = bytesOf(attack).replaceAll("{token}", console.token);
    const answer = await rawExchange(console.port, bytes);
    expect(answer.status).toBe(status);
    expect(answer.text).not.toMatch(/access-control-/i);
    expect(answer.text).not.toContain("root:");
    await expectNothingSent(before);
  });

  test("S14–S20: what a page of our own sends is done, so that the counter would have told", async () => {
    const before = receiver.connections;
    const answer = await rawExchange(console.port, bytesOf({ ...post, ...mine }));
    expect(answer.status).toBe(200);
    expect(receiver.connections).toBe(before + 1);
  });

  test("any change of a request without the token leaves the console alive and sends nothing", async () => {
    const before = receiver.connections;
    const seed = bytesOf({ ...post, headers: { Authorization: null } });
    const edit = fc.record({
      at: fc.nat(seed.length),
      cut: fc.nat(6),
      put: fc.oneof(
        fc.string({ unit: "binary", maxLength: 8 }),
        fc.constantFrom(
          "\r\n",
          "\r",
          "\n",
          "\0",
          " ",
          "\t",
          ":",
          "//",
          "%",
          "[",
          "\r\n\r\n",
          "GET / HTTP/1.1\r\n\r\n",
        ),
      ),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 4 }), async (edits) => {
        const mutated = edits.reduce(
          (text, { at, cut, put }) => text.slice(0, at) + put + text.slice(at + cut),
          seed,
        );
        await new Promise<void>((resolve) => {
          const socket = connect(console.port, "127.0.0.1", () => socket.end(mutated, "latin1"));
          socket
            .on("error", () => {})
            .on("close", () => resolve())
            .resume();
        });
      }),
      { numRuns: 500 },
    );
    await expectNothingSent(before);
  });

  test("S26: other machines find nobody listening", async (context) => {
    const outside = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .find(({ internal, family }) => !internal && family === "IPv4");
    context.skip(outside === undefined, "This machine has loopback addresses only.");
    const code = await new Promise((resolve) => {
      const socket = connect(console.port, outside?.address);
      socket.on("connect", () => resolve("connected")).on("error", ({ message }) => resolve(message));
    });
    expect(code).toMatch(/ECONNREFUSED/);
  });

  test("S27: every answer, refusals too, tells the browser to load nothing from elsewhere and to guess nothing", async () => {
    const policy =
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'";
    for (const target of ["/", "/app.js", "/openapi.json", "/api/state", "/api/nothing", "//"]) {
      const { text } = await rawExchange(console.port, bytesOf({ target }));
      expect(text).toContain(`content-security-policy: ${policy}\r\n`);
      expect(text).toContain("x-content-type-options: nosniff\r\n");
      expect(text).toContain("cross-origin-resource-policy: same-origin\r\n");
      expect(text).toContain("cache-control: no-store\r\n");
      expect(text).toContain("referrer-policy: no-referrer\r\n");
    }
  });
});

describe("S25: slow and silent connections", { timeout: 30_000 }, () => {
  const slow = [
    ["a head that never ends", () => `GET /api/state HTTP/1.1\r\nHost: 127.0.0.1:${impatient.port}\r\nX-A: `],
    [
      "a body that never ends",
      () =>
        `POST /api/send HTTP/1.1\r\nHost: 127.0.0.1:${impatient.port}\r\nAuthorization: Bearer ${impatient.token}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
    ],
  ] as const;
  let impatient: OpenConsole;
  beforeAll(async () => {
    impatient = await openConsole({ requestMs: 300 });
  });
  afterAll(async () => impatient[Symbol.asyncDispose]());

  test.each(slow)("%s is given up", async (_what, bytes) => {
    const { status } = await rawExchange(impatient.port, bytes());
    expect(status).toBe(408);
  });

  test("200 connections that say nothing are closed, and the console answers meanwhile", async () => {
    const closed = Array.from(
      { length: 200 },
      () =>
        new Promise<void>((resolve) => {
          const socket = connect(impatient.port, "127.0.0.1");
          socket
            .on("error", () => {})
            .on("close", () => resolve())
            .resume();
        }),
    );
    expect((await impatient.ask("GET", "/api/state")).status).toBe(200);
    await Promise.all(closed);
  });
});

describe("where the console may send to", () => {
  test.each([
    ["S28", "a public address", "http://203.0.113.7/"],
    ["S28", "a public address after our own as user name", "http://127.0.0.1@203.0.113.7/"],
    ["S28", "the metadata service", "http://169.254.169.254/latest/meta-data"],
    ["S28", "another metadata service", "http://100.100.100.200/"],
    ["S28", "metadata through NAT64", "http://[64:ff9b::a9fe:a9fe]/"],
    ["S28", "metadata through 6to4", "http://[2002:a9fe:a9fe::1]/"],
    ["S28", "metadata mapped", "http://[::ffff:169.254.169.254]/"],
    ["S28", "a link-local address", "http://[fe80::1]/"],
    ["S28", "multicast", "http://224.0.0.1/"],
    ["S28", "broadcast", "http://255.255.255.255/"],
    ["S28", "a name without an address", "http://nobody.invalid/"],
    ["S28", "a file", "file:///etc/passwd"],
    ["S28", "a script", "javascript:alert(1)"],
    ["S28", "a Unix socket", "unix:/run/docker.sock"],
    ["S28", "FTP", "ftp://127.0.0.1/"],
    ["S28", "a port that is none", "http://127.0.0.1:99999/"],
    ["S28", "half an address", "http://[::1"],
    ["S29", "its own port", "http://127.0.0.1:{port}/api/send"],
    ["S29", "its own port by name", "http://localhost:{port}/"],
    ["S29", "its own port by name with a dot", "http://localhost.:{port}/"],
    ["S29", "its own port at 0", "http://0:{port}/"],
    ["S29", "its own port in hexadecimal", "http://0x7f.1:{port}/"],
    ["S29", "its own port as one number", "http://2130706433:{port}/"],
    ["S29", "its own port on the other loopback addresses", "http://127.8.9.10:{port}/"],
    ["S29", "its own port on IPv6", "http://[::1]:{port}/"],
    ["S29", "its own port mapped", "http://[::ffff:127.0.0.1]:{port}/"],
    ["S29", "its own port without a host", "{port}"],
  ])("%s: %s is refused with 422", async (_row, _what, url) => {
    const before = receiver.connections;
    const target = url.replaceAll("{port}", String(console.port));
    const { status, json } = await console.ask("PUT", "/api/target", { url: target, secret: "x".repeat(20) });
    expect(status).toBe(422);
    expect(json).toEqual({
      error: expect.stringMatching(/^(refused|bad)-target$/),
      message: expect.any(String),
      ...(json.hint && { hint: expect.any(String) }),
    });
    expect((await console.ask("GET", "/api/state")).json.target.url).toBe(receiver.url);
    await expectNothingSent(before);
  });

  test("S28: a metadata address cannot be allowed either", async () => {
    await using open = await openConsole({ allowHosts: ["169.254.169.254", "203.0.113.7"] });
    const choose = async (host: string) =>
      (await open.ask("PUT", "/api/target", { url: `http://${host}/`, secret: "x" })).status;
    expect(await choose("169.254.169.254")).toBe(422);
    expect(await choose("203.0.113.7")).toBe(200);
  });

  test("S29: the embedded receiver is no target of one's own", async () => {
    await using open = await openConsole();
    const { url } = (await open.ask("GET", "/api/state")).json.target;
    expect((await open.ask("PUT", "/api/target", { url, secret: "x" })).status).toBe(422);
  });

  test("a redirect is not followed", async () => {
    await using canary = await startCountingReceiver();
    await using redirecting = await startCountingReceiver(() => ({
      status: 307,
      headers: { location: canary.url },
    }));
    await using open = await openConsole({ receiver: { url: redirecting.url, secret: "x" } });
    expect((await open.ask("POST", "/api/send", { topic: "cdr.hangup" })).status).toBe(200);
    expect([redirecting.connections, canary.connections]).toEqual([1, 0]);
  });
});

describe("S30: headers that a request must not carry", () => {
  const headers: readonly Readonly<Record<string, string>>[] = [
    { "X\r\nEvil: 1": "1" },
    { "X: 1\r\nEvil": "1" },
    { "X-A": "1\r\nEvil: 1" },
    { "X-A": "1\nEvil: 1" },
    { "X-A": "\0" },
    { "": "1" },
    { "X A": "1" },
    ...["Host", "Content-Length", "Transfer-Encoding", "Connection", "Idempotency-Key"].flatMap((name) => [
      { [name]: "1" },
      { [name.toLowerCase()]: "1" },
      { [name.toUpperCase()]: "1" },
    ]),
  ];
  test.each(
    headers.flatMap((headers) => [
      { headers, times: 1 },
      { headers, times: 3 },
    ]),
  )("$headers sent $times times is refused with 422", async (request) => {
    const before = receiver.connections;
    const { status, json } = await console.ask("POST", "/api/send", { topic: "cdr.hangup", ...request });
    expect(status).toBe(422);
    expect(json.error).toBe("bad-option");
    await expectNothingSent(before);
  });
});

test("a port that is taken is the user's to mend", async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
  const { port } = taken.address() as { port: number };
  await expect(openConsole({ port })).rejects.toThrow(`127.0.0.1:${port}`);
  await new Promise((resolve) => taken.close(resolve));
});
