import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import { expect, test } from "vitest";

import { emptyFolder, hookproof } from "./hookproof.ts";
import type { Ran, Surroundings } from "./hookproof.ts";

const secret = "CANARY-5b1f0c";

/** A receiver in a few lines, judged while `use` runs. */
async function withReceiver<T>(judge: Judge, use: (url: string) => Promise<T>): Promise<T> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    response.writeHead(judge(Buffer.concat(chunks), String(request.headers["service-signature"]))).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

const sha1 = (body: Buffer | string) => createHash("sha1").update(body).update(secret).digest("hex");
type Judge = (body: Buffer, signature: string) => number;
const correct: Judge = (body: Buffer, signature: string) => (signature === sha1(body) ? 200 : 401);
const reserialising: Judge = (body: Buffer, signature: string) =>
  signature === sha1(JSON.stringify(JSON.parse(String(body)))) ? 200 : 401;

const judged = (receiver: Judge, more: string, around: Surroundings = {}): Promise<Ran> =>
  withReceiver(receiver, (url) =>
    hookproof(`test ${url} ${more}`, { env: { HOOKPROOF_SECRET: secret }, ...around }),
  );

const oneCheck = "--only valid-notification-acknowledged";
const signature = "--only every-style-acknowledged";

test("without a URL the embedded receiver is judged, and keeps the interface", async () => {
  const { code, out } = await hookproof("test --quick");
  expect(out).toContain("the embedded receiver");
  expect(out).toContain("The receiver keeps the interface");
  expect(code).toBe(0);
});

test("a receiver that hashes re-serialised JSON fails, and the run says so with a command that repeats it", async () => {
  const { code, out } = await judged(reserialising, signature);
  expect(code).toBe(1);
  expect(out).toContain("The receiver hashes re-serialised JSON (JavaScript)");
  expect(out).toMatch(/repeat +hookproof test http:\/\/127\.0\.0\.1:\d+\/webhook --seed 1/);
});

test("the secret is in nothing that a run prints or writes", async () => {
  const directory = emptyFolder();
  const { out, err } = await judged(
    reserialising,
    `${signature} -v --report json,junit,ctrf,markdown,html --journal run.ndjson`,
    { directory },
  );
  const files = [
    "hookproof-report/report.json",
    "hookproof-report/junit.xml",
    "hookproof-report/ctrf.json",
    "hookproof-report/report.md",
    "hookproof-report/report.html",
    "run.ndjson",
  ];
  const written = files.map((file) => readFileSync(join(directory, file), "utf8"));
  // Nothing is found in what is empty.
  for (const text of [out, ...written]) expect(text.length).toBeGreaterThan(500);
  for (const text of [out, err, ...written]) {
    for (const form of [secret, Buffer.from(secret).toString("base64"), Buffer.from(secret).toString("hex")])
      expect(text).not.toContain(form);
  }
  for (const file of files) expect(statSync(join(directory, file)).mode & 0o077).toBe(0);
});

test("the seed and clock of a run give the same bytes again", async () => {
  const bodies = async (seed: number) => {
    const seen: string[] = [];
    const receiver = (body: Buffer, given: string) => {
      seen.push(String(body));
      return correct(body, given);
    };
    await judged(receiver, `${oneCheck} --seed ${seed} --workers 1`);
    return seen;
  };
  const first = await bodies(7);
  expect(first).toHaveLength(13);
  expect(await bodies(7)).toEqual(first);
  expect(await bodies(8)).not.toEqual(first);
});

test("--list says what would run and sends nothing", async () => {
  let sent = 0;
  const { code, out } = await judged(
    () => (sent++, 200),
    "--list --only valid-notification-acknowledged --topic cdr.hangup",
  );
  expect({ code, sent }).toEqual({ code: 0, sent: 0 });
  expect(out).toMatch(/^valid-notification-acknowledged:cdr\.hangup +must/);
});

test("a receiver that is not there makes the run incomplete", async () => {
  const { code, out } = await hookproof(`test 127.0.0.1:9 ${oneCheck}`);
  expect(code).toBe(3);
  expect(out).toContain("could not be reached");
});

test("--wait-for-url gives up with exit code 3", async () => {
  expect(await hookproof("test 127.0.0.1:9 --wait-for-url 150ms")).toMatchObject({
    code: 3,
    err: expect.stringContaining("127.0.0.1:9"),
  });
});

test("known failures do not fail the run, and fail it once they pass", async () => {
  const refusesOneTopic: Judge = (body: Buffer, given: string) =>
    String(body).includes('"client.deleted"') ? 500 : correct(body, given);
  const known =
    "known-failures:\n  - check: valid-notification-acknowledged\n    case: client.deleted\n    reason: to be built\n";
  const around = () => {
    const directory = emptyFolder();
    writeFileSync(join(directory, "hookproof.yaml"), known);
    return { directory };
  };
  expect((await judged(refusesOneTopic, oneCheck, around())).code).toBe(0);
  expect((await judged(correct, oneCheck, around())).code).toBe(1);
  expect((await judged(refusesOneTopic, oneCheck)).code).toBe(1);
});

test("the first signal ends the run with a summary and its own exit code", async () => {
  const interruption = new AbortController();
  let count = 0;
  const receiver = (body: Buffer, given: string) => {
    if (++count === 20) interruption.abort("SIGTERM");
    return correct(body, given);
  };
  const { code, out } = await judged(receiver, "", { interruption });
  expect(code).toBe(143);
  expect(out).toContain("sent ");
  expect(count).toBeLessThan(40);
});

test("--format json prints one document and nothing else", async () => {
  const { out } = await judged(correct, `${oneCheck} --format json`);
  expect(JSON.parse(out)).toMatchObject({ summary: { exitCode: 0, results: { pass: 13 } } });
});

test("--quiet prints the verdict only", async () => {
  expect((await judged(correct, `${oneCheck} --quiet`)).out).toMatch(
    /^The receiver keeps the interface.*\n$/,
  );
});

test("--rate-limit spaces deliveries out", async () => {
  const start = performance.now();
  await judged(correct, `${oneCheck} --rate-limit 100/s`);
  // Thirteen deliveries have twelve gaps of 10 ms between them; slower is no fault.
  expect(performance.now() - start).toBeGreaterThanOrEqual(115);
});

test("a journal that cannot be written stops the run before anything is sent", async () => {
  let sent = 0;
  const { code } = await judged(() => (sent++, 200), `${oneCheck} --journal no/such/folder/run.ndjson`);
  expect({ code, sent }).toEqual({ code: 74, sent: 0 });
});

test("a run leaves no files that were not asked for", async () => {
  const directory = emptyFolder();
  expect((await judged(correct, oneCheck, { directory })).code).toBe(0);
  expect(existsSync(join(directory, "hookproof-report"))).toBe(false);
});
