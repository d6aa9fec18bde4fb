import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { emptyFolder, hookproof } from "./hookproof.ts";

/** Runs the command until it has said that it is ready, does something, and sends the signal. */
async function whileServed(line: string, directory: string, act: () => Promise<void> = async () => {}) {
  const interruption = new AbortController();
  let acted = Promise.resolve();
  const ran = await hookproof(line, {
    directory,
    interruption,
    onErr() {
      acted = act().finally(() => interruption.abort("SIGINT"));
    },
  });
  await acted;
  return ran;
}

test("demo prints an address with a token, and ends with the signal", async () => {
  const { code, out } = await whileServed("demo", emptyFolder());
  expect(code).toBe(0);
  expect(out).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#token=[\w-]{43}\n$/);
});

test("demo leaves nothing behind where nothing was run, and opens no browser where there is no terminal", async () => {
  const directory = emptyFolder();
  await whileServed("demo", directory);
  expect(existsSync(join(directory, "hookproof-runs"))).toBe(false);
});

test("demo does not take a receiver without its secret", async () => {
  const { code, err } = await hookproof("demo --url http://127.0.0.1:3000/webhook");
  expect(code).toBe(2);
  expect(err).toContain("No secret was given");
});

test("demo refuses a receiver on a public address that was not allowed by name", async () => {
  const { code, err } = await hookproof("demo --url http://203.0.113.7/webhook --secret s3cret");
  expect(code).toBe(2);
  expect(err).toContain("--allow-host 203.0.113.7");
});

test("demo says before it serves anything that a story of the user cannot be read", async () => {
  const { code, err } = await hookproof("demo ./missing.yaml");
  expect(code).toBe(2);
  expect(err).toContain("missing.yaml");
});

test("the page that demo serves loads nothing from elsewhere", () => {
  const html = readFileSync(join(import.meta.dirname, "../../dist/console-page/index.html"), "utf8");
  expect(html).not.toMatch(/https?:\/\//);
  expect(html).toMatch(/<script[^>]+src="\.\/assets\//);
});
