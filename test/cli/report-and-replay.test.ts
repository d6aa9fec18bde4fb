import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import { expect, test } from "vitest";

import { emptyFolder, hookproof } from "./hookproof.ts";

const secret = "s3cret-of-this-test";
const env = { HOOKPROOF_SECRET: secret };
const check = "--only missing-signature-not-acknowledged";

/** A receiver that is right about signatures once it is told to be. */
async function withReceiver<T>(
  use: (url: string, mend: () => void) => Promise<T>,
  seen: () => void = () => {},
): Promise<T> {
  let verifies = false;
  const server = createServer(async (request, response) => {
    seen();
    const hash = createHash("sha1");
    for await (const chunk of request) hash.update(chunk as Buffer);
    const isRight = request.headers["service-signature"] === hash.update(secret).digest("hex");
    response.writeHead(verifies && !isRight ? 401 : 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    return await use(
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
      () => (verifies = true),
    );
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

test("a journal renders as what the run showed, with its exit code", () =>
  withReceiver(async (url) => {
    const directory = emptyFolder();
    const run = await hookproof(`test ${url} ${check} --journal run.ndjson`, { env, directory });
    const again = await hookproof("report run.ndjson", { directory });
    expect(run.code).toBe(1);
    expect(again).toEqual({ ...run, err: "" });
  }));

test("a journal renders as any report, and several as one run", () =>
  withReceiver(async (url) => {
    const directory = emptyFolder();
    const topics = { a: "client.created", b: "cdr.hangup" };
    for (const [name, topic] of Object.entries(topics))
      await hookproof(`test ${url} ${check}:${topic} --journal ${name}.ndjson`, { env, directory });
    const one = await hookproof("report a.ndjson --as json", { directory });
    const both = await hookproof("report a.ndjson b.ndjson --as json", { directory });
    const failed = ({ out }: { out: string }) =>
      (JSON.parse(out) as { summary: { results: { fail: number } } }).summary.results.fail;
    expect([failed(one), failed(both)]).toEqual([1, 2]);
    expect((await hookproof("report a.ndjson --as html", { directory })).out).toMatch(/^<!doctype html>/);
  }));

test("a journal of a killed run renders up to where it was torn, and is incomplete", () =>
  withReceiver(async (url) => {
    const directory = emptyFolder();
    await hookproof(`test ${url} ${check} --journal run.ndjson`, { env, directory });
    const path = join(directory, "torn.ndjson");
    writeFileSync(path, readFileSync(join(directory, "run.ndjson")).subarray(0, 9000));
    const { code, out } = await hookproof("report torn.ndjson", { directory });
    expect(code).toBe(3);
    expect(out).toMatch(/torn/);
    expect(out).toMatch(/The journal ends before the run did/);
  }));

test("a replay says what is fixed once it is, and that nobody is there once nobody is", async () => {
  const directory = emptyFolder();
  await withReceiver(async (url, mend) => {
    await hookproof(`test ${url} ${check} --journal run.ndjson`, { env, directory });
    const before = await hookproof("replay run.ndjson -q", { env, directory });
    expect(before.out).toMatch(/^Something fails: \d+ still failing, \d+ as before\.\n$/);
    expect(before.code).toBe(1);
    mend();
    const after = await hookproof("replay run.ndjson -q", { env, directory });
    expect(after.out).toMatch(/^Everything holds: \d+ fixed, \d+ as before\.\n$/);
    expect(after.code).toBe(0);
  });
  const gone = await hookproof("replay run.ndjson -q", { env, directory });
  expect(gone).toMatchObject({ code: 3, out: "The receiver could not be reached.\n" });
});

test.each([
  ["report missing.ndjson", /can't be read/],
  ["replay missing.ndjson", /There is no/],
  ["report package.json --as nothing", /does not know "nothing"/],
])("%s is the user's to mend", async (line, message) => {
  const { code, err } = await hookproof(line, { env });
  expect(code).toBe(2);
  expect(err).toMatch(message);
});

test("a journal that exists is refused before anything is sent", async () => {
  const directory = emptyFolder();
  writeFileSync(join(directory, "run.ndjson"), "mine");
  let requests = 0;
  await withReceiver(
    async (url) => {
      const { code, err } = await hookproof(`test ${url} ${check} --journal run.ndjson`, { env, directory });
      expect(code).toBe(74);
      expect(err).toMatch(/exists already/);
    },
    () => requests++,
  );
  expect(requests).toBe(0);
  expect(readFileSync(join(directory, "run.ndjson"), "utf8")).toBe("mine");
});
