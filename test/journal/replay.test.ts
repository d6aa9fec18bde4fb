import { once } from "node:events";
import { mkdtempSync, mkdirSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";

import { defaultSettings } from "../../src/contract/settings.ts";
import { createJournal } from "../../src/journal/create-journal.ts";
import { replay } from "../../src/journal/replay.ts";
import { replayables } from "../../src/journal/replayable.ts";
import { signAgain } from "../../src/journal/sign-again.ts";
import type { CaseResult, RunEvent } from "../../src/run/events.ts";
import { writeFinding } from "../../src/run/finding-file.ts";
import { createDeliverer } from "../../src/wire/deliverer.ts";
import type { Header } from "../../src/wire/header.ts";
import { secretOf } from "../../src/wire/secret.ts";
import { signatureMatches } from "../../src/wire/signature.ts";
import { urlTransport } from "../../src/wire/url-transport.ts";
import { sampleDelivery, sampleRun, sampleSecret } from "../report/sample-run.ts";

interface Got {
  readonly body: Buffer;
  readonly signature: string | undefined;
  readonly contentType: string | undefined;
}

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A receiver that keeps what it gets and answers as told; 0 closes the connection in place of an answer. */
async function receiver(answer: (got: Got) => number): Promise<{ url: string; got: Got[] }> {
  const got: Got[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const { "service-signature": signature, "content-type": contentType } = request.headers;
      const one = { body: Buffer.concat(parts), signature: signature?.toString(), contentType };
      got.push(one);
      const status = answer(one);
      if (status === 0) request.socket.destroy();
      else response.writeHead(status).end();
    });
  });
  servers.push(server.listen(0, "127.0.0.1"));
  await once(server, "listening");
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, got };
}

async function replayed(
  path: string,
  url: string,
  secret = sampleSecret,
  signAll = false,
): Promise<readonly CaseResult[]> {
  const events: RunEvent[] = [];
  await replay({
    recorded: { [Symbol.iterator]: () => replayables(path) },
    deliverer: createDeliverer({ transport: urlTransport(url), settings: defaultSettings }),
    emit: (event) => events.push(event),
    sign: (request) => signAgain(request, { signatureHeader: "Service-Signature", secret: secretOf(secret) }),
    signAll,
    repeat: (file) => `again ${file}`,
    signal: new AbortController().signal,
  });
  return events.flatMap((event) => (event.type === "case-ended" ? [event.result] : []));
}

const folder = mkdtempSync(join(tmpdir(), "hookproof-replay-"));
let files = 0;

function journalOf(events: readonly RunEvent[]): string {
  const path = join(folder, `run-${++files}.ndjson`);
  const write = createJournal(path, { tool: "0.1.0", seed: 1, clock: () => 0 });
  for (const event of events) write(event);
  return path;
}

const check = { area: "a", title: "t", section: "7.1", level: "must" } as const;

describe("a journal", () => {
  const bytes = Buffer.from('{ "text" : "\\u4e2d\u6587\\/" , "n": 1.0, "big": 9007199254740993 }\r\n');
  const path = journalOf(
    sampleRun([
      {
        ...check,
        id: "kept",
        rows: [
          { row: "a", delivery: { body: bytes } },
          { row: "b", delivery: { body: "broken by now" } },
        ],
      },
      {
        ...check,
        id: "failed",
        rows: [
          { row: "c", status: "fail", delivery: { body: "fixed", status: 500 } },
          { row: "d", status: "fail", delivery: { body: "still", status: 400 } },
        ],
      },
      {
        ...check,
        id: "forged",
        purpose: "refuse",
        rows: [{ status: "fail", delivery: { body: "forged", tampering: { signature: "f".repeat(40) } } }],
      },
    ]),
  );
  const answer = ({ body }: Got) =>
    ({ "broken by now": 503, still: 500, forged: 200 })[body.toString()] ?? 200;

  test("is sent again byte for byte, in order, with the signatures as they were", async () => {
    const { url, got } = await receiver(answer);
    await replayed(path, url);
    expect(got.map(({ body }) => body.toString())).toEqual([
      bytes.toString(),
      "broken by now",
      "fixed",
      "still",
      "forged",
    ]);
    expect(got[0]?.body.equals(bytes)).toBe(true);
    expect(got.every(({ contentType }) => contentType === "application/json; charset=utf-8")).toBe(true);
    const signed = got.filter(({ signature = "", body }) =>
      signatureMatches(body, Buffer.from(sampleSecret), signature),
    );
    expect(signed).toHaveLength(4);
    expect(got[4]?.signature).toBe("f".repeat(40));
  });

  test("tells what is fixed, what still fails, and what fails by now", async () => {
    const { url } = await receiver(answer);
    const rows = await replayed(path, url);
    expect(
      rows.map(({ check, case: name, status, actual, hint }) => ({ check, name, status, actual, hint })),
    ).toEqual([
      { check: "held-before", name: "d1 kept a", status: "pass", actual: null, hint: null },
      {
        check: "held-before",
        name: "d2 kept b",
        status: "fail",
        actual: "failing now: status 503",
        hint: "Then it was: status 200.",
      },
      { check: "broke-before", name: "d3 failed c", status: "pass", actual: null, hint: null },
      {
        check: "broke-before",
        name: "d4 failed d",
        status: "fail",
        actual: "still failing: status 500",
        hint: "Then it was: status 400.",
      },
      {
        check: "broke-before",
        name: "d5 forged",
        status: "fail",
        actual: "still failing: status 200",
        hint: "Then it was: status 200.",
      },
    ]);
  });

  test("can be signed anew for another secret, but for what was forged", async () => {
    const { url, got } = await receiver(() => 200);
    await replayed(path, url, "another", true);
    expect(
      got.map(({ body, signature = "" }) => signatureMatches(body, Buffer.from("another"), signature)),
    ).toEqual([true, true, true, true, false]);
  });

  test("of a killed run is sent again whole, with what has no result apart", async () => {
    const events = sampleRun([{ ...check, id: "kept", rows: [{ row: "a" }, { row: "b" }, { row: "c" }] }]);
    const second = events.findIndex((event) => event.type === "delivery-ended" && event.delivery.id === "d2");
    const { url, got } = await receiver(() => 200);
    const rows = await replayed(journalOf(events.filter((_, index) => index !== second)), url);
    expect(got).toHaveLength(3);
    expect(rows.map((row) => [row.check, row.case])).toEqual([
      ["held-before", "d1 kept a"],
      ["unknown-before", "d2 kept b"],
      ["held-before", "d3 kept c"],
    ]);
  });
});

describe("findings", () => {
  const finding = (
    slug: string,
    body: string,
    purpose: "acknowledge" | "refuse" | "observe" = "acknowledge",
  ) => ({
    slug,
    reads: "breaks",
    breakage: "the receiver answers with another status than 200",
    purpose,
    flaky: false,
    topics: [],
    seed: 1,
    requests: ["before", body].map((body) => sampleDelivery({ id: "", body }).request),
    answer: "status 500",
  });
  const suite = join(folder, "findings");
  mkdirSync(suite);
  for (const one of [
    finding("b-null", "null"),
    finding("a-crash", "crash", "observe"),
    finding("c-fixed", "fixed"),
  ])
    writeFileSync(join(suite, `${one.slug}.json`), writeFinding(one, "Service-Signature"));
  const answer = ({ body }: Got) => ({ null: 500, crash: 0 })[body.toString()] ?? 200;

  test("of a folder are sent by their names, each after what leads up to it, signed with the secret at hand", async () => {
    const { url, got } = await receiver(answer);
    const rows = await replayed(suite, url, "mine");
    expect(got.map(({ body }) => body.toString())).toEqual([
      "before",
      "crash",
      "before",
      "null",
      "before",
      "fixed",
    ]);
    expect(
      got.every(({ body, signature = "" }) => signatureMatches(body, Buffer.from("mine"), signature)),
    ).toBe(true);
    expect(
      rows.map(({ case: name, status, actual }) => [name, status, actual?.split(":")[0] ?? null]),
    ).toEqual([
      ["a-crash", "fail", "still failing"],
      ["b-null", "fail", "still failing"],
      ["c-fixed", "pass", null],
    ]);
  });

  test("name the command that sends one of them again", async () => {
    const { url } = await receiver(answer);
    const rows = await replayed(suite, url);
    expect(rows.map(({ repeat }) => repeat)).toEqual([
      `again ${join(suite, "a-crash.json")}`,
      `again ${join(suite, "b-null.json")}`,
      null,
    ]);
  });

  test.each<readonly [string, Header]>([
    ["a second request", ["X-A", "b\r\n\r\nPOST /admin HTTP/1.1"]],
    ["a length that is not the body's", ["Content-Length", "0"]],
    ["chunks", ["Transfer-Encoding", "chunked"]],
  ])("of a stranger that smuggle %s are refused", async (_what, header) => {
    const { url, got } = await receiver(answer);
    const { request } = sampleDelivery({ id: "" });
    const smuggling = {
      ...finding("smuggling", ""),
      requests: [{ ...request, headers: [...request.headers, header] }],
    };
    const path = join(folder, "smuggling.json");
    writeFileSync(path, writeFinding(smuggling, "Service-Signature"));
    await expect(replayed(path, url)).rejects.toMatchObject({ code: "bad-journal" });
    expect(got).toEqual([]);
  });

  test("can be sent one at a time", async () => {
    const { url } = await receiver(answer);
    const rows = await replayed(join(suite, "c-fixed.json"), url);
    expect(rows).toMatchObject([{ case: "c-fixed", status: "pass" }]);
  });

  test.each([
    ["an empty folder", () => join(folder, "empty"), /holds no findings/],
    ["what is no finding", () => join(folder, "other.json"), /not a finding/],
    ["what is not there", () => join(folder, "nowhere"), /There is no/],
  ])("%s is refused", (_what, path, message) => {
    mkdirSync(join(folder, "empty"), { recursive: true });
    writeFileSync(join(folder, "other.json"), "{}");
    expect(() => [...replayables(path())]).toThrow(message);
  });
});
