import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";

import { observeSchema } from "../../src/checks/observe.ts";
import { checkConfig } from "../../src/config/check-config.ts";
import { configSchema } from "../../src/config/config-schema.ts";
import { readConfig } from "../../src/config/read-config.ts";
import { HookproofError } from "../../src/errors.ts";
import { readYaml } from "../../src/yaml/read.ts";

const read = (text: string) => checkConfig(readYaml(text, "hookproof.yaml", "bad-config"));

function mistakesIn(text: string): readonly HookproofError[] {
  try {
    read(text);
    return [];
  } catch (error) {
    if (!(error instanceof HookproofError)) throw error;
    const others: unknown[] = error.cause instanceof AggregateError ? error.cause.errors : [];
    return [error, ...others.filter((other) => other instanceof HookproofError)];
  }
}

test("the published schema is fresh", () => {
  const script = new URL("../../scripts/generate-config-schema.mjs", import.meta.url).pathname;
  expect(() => execFileSync(process.execPath, [script, "--check"], { stdio: "pipe" })).not.toThrow();
});

const wrong = [
  ["signature-heder: X", 1, 1, "signature-header"],
  ["url: x\nforged: discrad", 2, 9, "discard"],
  ["timeout: 10", 1, 10, "10s"],
  ["body-key:\n  cleint: customer", 2, 3, "client"],
  ["events: [cdr.hangpu]", 1, 10, "cdr.hangup"],
  ["seed: 1.5", 1, 7, undefined],
  ["strict: yes", 1, 9, undefined],
  ["workers: 0", 1, 10, undefined],
  ["secret: s3cret", 1, 1, "secret-file"],
  ["url: 3000", 1, 6, '"3000"'],
  ["known-failures:\n  - check: every-topic\n    reson: later", 3, 5, "reason"],
  ["utc-offset: +8", 1, 13, undefined],
] as const;

test.each(wrong)("%j is a mistake at line %i, column %i", (text, line, column, hint) => {
  const [mistake] = mistakesIn(text);
  expect(mistake).toMatchObject({ code: "bad-config", at: { line, column } });
  expect(mistake?.frame).toContain("^");
  if (hint !== undefined) expect(mistake?.hint).toContain(hint);
});

test("every mistake of a file is told, not only the first", () => {
  expect(mistakesIn("forged: maybe\nstrict: 1\nsede: 2").map(({ at }) => at?.line)).toEqual([1, 2, 3]);
});

test("the schema that editors use and our own check agree", () => {
  const validate = new Ajv2020({ strict: false }).compile(configSchema({ observe: observeSchema }));
  const right = [
    "strict: true",
    "events: ['conversation.*', cdr.hangup]",
    "header: { X-Env: test }",
    "timeout: 2m",
    "rate-limit: 10/s",
  ];
  for (const text of [...right, ...wrong.map(([text]) => text)]) {
    const yaml = readYaml(text, "hookproof.yaml", "bad-config");
    expect([text, validate(JSON.parse(JSON.stringify(yaml.value)))]).toEqual([
      text,
      mistakesIn(text).length === 0,
    ]);
  }
});

test("hookproof.yaml is found upward, and its paths are relative to its own folder", async () => {
  const root = mkdtempSync(join(tmpdir(), "hookproof-"));
  writeFileSync(join(root, "hookproof.yaml"), "url: 127.0.0.1:3000\n");
  mkdirSync(join(root, "a/b"), { recursive: true });
  const config = await readConfig({ directory: join(root, "a/b") });
  expect(config).toMatchObject({ folder: root, values: { url: "127.0.0.1:3000" } });
});

test("an empty file is as good as none", () => {
  expect(read("# nothing yet\n").values).toEqual({});
});

test("a file that was named must exist", async () => {
  await expect(readConfig({ directory: tmpdir(), file: "no-such-file.yaml" })).rejects.toThrow(
    /cannot be read/,
  );
});

test("what another part reads gets its place in the file", async () => {
  const root = mkdtempSync(join(tmpdir(), "hookproof-"));
  writeFileSync(join(root, "hookproof.yaml"), "strict: true\nobserve: 7\n");
  const config = await readConfig({ directory: root });
  const reader = () => {
    throw new HookproofError("bad-config", "The setting observe is not right.", { hint: "It is an object." });
  };
  expect(() => config.read("observe", reader)).toThrow(
    expect.objectContaining({
      at: expect.objectContaining({ line: 2, column: 10 }),
      hint: "It is an object.",
    }),
  );
});
