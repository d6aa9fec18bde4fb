import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { commands } from "../../src/cli/commands/index.ts";

const root = join(import.meta.dirname, "../..");
const pages = ["README.md", "README.zh-CN.md", "ARCHITECTURE.md", "CONTRIBUTING.md"];
const textOf = (page: string) => readFileSync(join(root, page), "utf8");

test("the run that the READMEs show is a true one", () => {
  const script = join(root, "scripts/generate-readme.mjs");
  expect(() => execFileSync(process.execPath, [script, "--check"], { stdio: "pipe" })).not.toThrow();
});

test.each(pages)("%s names commands that exist", (page) => {
  const named = [...textOf(page).matchAll(/(?:npx |`)hookproof ([a-z]+)/g)].map(([, name]) => name);
  const known = commands.map(({ name }) => name);
  expect(named.filter((name) => !known.some((command) => command === name))).toEqual([]);
});

test.each(pages)("%s links to files that exist", (page) => {
  const links = [...textOf(page).matchAll(/\]\(([^)#:]+)\)/g)].map(([, path = ""]) => path);
  expect(links.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
