import { readdirSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { commands } from "../../src/cli/commands/index.ts";
import { optionName } from "../../src/cli/option-group.ts";
import { packageVersion } from "../../src/version.ts";
import { hookproof } from "./hookproof.ts";

test("every file in commands/ is in the table of commands, and the other way round", () => {
  const files = readdirSync(join(import.meta.dirname, "../../src/cli/commands")).filter(
    (file) => file !== "index.ts",
  );
  expect(commands.map(({ name }) => `${name}.ts`).sort()).toEqual(files.sort());
});

test("--help lists every command with its summary", async () => {
  const { code, out } = await hookproof("--help");
  expect(code).toBe(0);
  for (const { name, summary } of commands)
    expect(out).toMatch(new RegExp(`${name} .*${summary.slice(0, 20)}`));
});

test("--version prints the package's version", async () => {
  expect(await hookproof("--version")).toEqual({ code: 0, out: `${packageVersion()}\n`, err: "" });
});

test("nothing typed is a mistake that shows the help", async () => {
  expect(await hookproof("")).toMatchObject({
    code: 2,
    out: "",
    err: expect.stringContaining("Usage: hookproof"),
  });
});

test.each(commands.map(({ name }) => name))(
  "%s --help shows what it is for, its options and examples",
  async (name) => {
    const { code, out } = await hookproof(`${name} --help`);
    const entry = commands.find((command) => command.name === name);
    const command = await entry?.load();
    expect(code).toBe(0);
    expect(out).toContain(`Usage: hookproof ${name}`);
    for (const { line } of command?.examples ?? []) expect(out).toContain(line);
    for (const { rows } of command?.options ?? [])
      for (const row of rows)
        expect(out).toContain(`--`.concat(row.flags.includes("--no-") ? "no-" : "", optionName(row)));
    expect(command?.examples.length).toBeGreaterThan(0);
  },
);

test.each(commands.map(({ name }) => name))("help %s is the same as its --help", async (name) => {
  expect((await hookproof(`help ${name}`)).out).toBe((await hookproof(`${name} --help`)).out);
});

test.each([
  ["tset", "unknown command 'tset'", "Did you mean test?"],
  ["test --secrt x", "unknown option '--secrt'", "Did you mean --secret?"],
  ["test a b", "too many arguments", ""],
  ["sign --secret", "argument missing", ""],
  ["send cdr.hangpu", 'no topic "cdr.hangpu"', "Did you mean cdr.hangup?"],
  ["list chekcs", 'listed as "chekcs"', "Did you mean checks?"],
  ["explain created-at-unti", 'called "created-at-unti"', "Did you mean created-at-unit?"],
  ["generate cdr.hangup --seed -1", "--seed takes a whole number", ""],
  ["generate cdr.hangup --now later", "--now takes a time", "2026-01-31T08:00:00Z"],
  ["generate cdr.hangup --timeout 10", "takes a time with its unit", "10s"],
  ["generate cdr.hangup --body-key cleint=x", 'does not know "cleint"', "Did you mean client?"],
  ["generate cdr.hangup --style compcat", "--style", ""],
  ["test --rate-limit 5", "--rate-limit takes a count per time", "10/s"],
  ["test -H nonsense", "--header takes 'Name: value'", ""],
  ["send cdr.hangup", "Where should it be sent?", "hookproof send"],
  ["send cdr.hangup ftp://127.0.0.1/", "only http and https", ""],
  ["send cdr.hangup http://93.184.216.34/", "--allow-host", ""],
  ["sign", "No secret was given", "HOOKPROOF_SECRET"],
  ["sign --secret x", "nothing is piped in", "hookproof sign"],
  ["sign --secret-file no-such-file", "cannot be read", ""],
  ["receive --fault verifies-nothin", "no fault", "Did you mean verifies-nothing?"],
  ["test --report junti", 'does not know "junti"', "Did you mean junit?"],
  ["test --config nope.yaml", "cannot be read", ""],
])("hookproof %s: is a mistake (2) that is told with what would be right", async (line, message, hint) => {
  const { code, out, err } = await hookproof(line);
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toMatch(/^error: /);
  expect(err).toContain(message);
  expect(err).toContain(hint);
});
