import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { expect, test } from "vitest";
import { parse } from "yaml";

import { referenceFiles } from "../../scripts/docs/reference.ts";
import { catalogue } from "../../src/checks/index.ts";
import { checkTitles } from "../../src/report/zh/check-titles.ts";
import { readConfig } from "../../src/index.ts";
import type { Block } from "./blocks.ts";
import { blocksOf, pages, placeOf, root, textOf, valueOf } from "./blocks.ts";

const docs = pages().filter((page) => page.startsWith("docs/"));
const all = pages().flatMap(blocksOf);

test("the reference is what the records say: npm run generate writes it", async () => {
  for (const [path, text] of await referenceFiles()) expect(textOf(join("docs", path)), path).toBe(text);
});

test.each(pages())("%s links to files and headings that exist", (page) => {
  const links = [...textOf(page).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = ""]) => link)
    .filter((link) => !/^[a-z]+:/.test(link));
  const broken = links.filter((link) => {
    const [path = "", anchor] = link.split("#");
    const target = path === "" ? page : join(dirname(page), path);
    if (!existsSync(join(root, target))) return true;
    return anchor !== undefined && !anchorsOf(target).has(anchor);
  });
  expect(broken).toEqual([]);
});

/** The anchors that GitHub gives to the headings of a page. */
function anchorsOf(page: string): ReadonlySet<string> {
  const text = textOf(page).replaceAll(/^```[\s\S]*?^```$/gm, "");
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
        .replaceAll(" ", "-"),
    ),
  );
}

test("each page is there in both languages", () => {
  const of = (language: string) =>
    docs.filter((page) => page.startsWith(`docs/${language}/`)).map((page) => page.slice("docs/en/".length));
  expect(of("zh")).toEqual(of("en"));
});

const written = docs.filter((page) => page.startsWith("docs/en/") && !page.includes("/reference/"));

test.each(written)("the Chinese twin of %s shows the same blocks", (page) => {
  const shown = (path: string) =>
    blocksOf(path).map(({ language, words, text }) => ({ language, words, text }));
  expect(shown(page.replace("docs/en/", "docs/zh/"))).toEqual(shown(page));
});

test("the Chinese README shows the commands of the English one", () => {
  const shown = (page: string) => blocksOf(page).filter(({ language }) => language === "sh");
  expect(shown("README.zh-CN.md").map(({ text }) => text)).toEqual(
    shown("README.md").map(({ text }) => text),
  );
});

test("the Chinese reference shows no command that the English one does not", () => {
  const shown = (language: string) =>
    docs
      .filter((page) => page.startsWith(`docs/${language}/reference/`))
      .flatMap(blocksOf)
      .filter((block) => ["sh", "js", "console"].includes(block.language))
      .map(({ text }) => text);
  const english = new Set(shown("en"));
  expect(shown("zh").filter((text) => !english.has(text))).toEqual([]);
});

/** Why a block may be shown without being run; a page says which. */
const reasons = {
  docker: "builds or runs an image",
  registry: "downloads the published package",
  "own-program": "starts a program that only the reader has",
  account: "needs an account with somebody else",
  browser: "opens a browser and runs until Ctrl-C",
} as const;

test("a command is run, or says why not", () => {
  const silent = all.filter(
    (block) =>
      block.words.includes("no-run:") &&
      !Object.hasOwn(reasons, block.words[block.words.indexOf("no-run:") + 1] ?? ""),
  );
  expect(silent.map(placeOf)).toEqual([]);
  const count = (wanted: (block: Block) => boolean) => all.filter(wanted).length;
  const commands = count(({ language }) => language === "sh" || language === "console");
  const unrun = count(({ words }) => words.includes("no-run:"));
  expect(unrun / commands).toBeLessThan(0.15);
});

test("a program is run, saved for a command, or a part of a file that a test runs", () => {
  const loose = docs
    .flatMap(blocksOf)
    .filter(({ language }) => ["js", "ts", "json"].includes(language))
    .filter(
      (block) =>
        !["run", "signature", "syntax"].some((word) => block.words.includes(word)) &&
        valueOf(block, "save") === undefined &&
        valueOf(block, "file") === undefined,
    );
  expect(loose.map(placeOf)).toEqual([]);
});

/** How a language says whether it can parse a file; what is not installed says nothing. */
const parsers: Readonly<Record<string, readonly [program: string, ...words: string[]]>> = {
  js: [process.execPath, "--check"],
  python: ["/usr/bin/python3", "-m", "py_compile"],
  php: ["php", "-l"],
  ruby: ["ruby", "-c"],
};
const endings: Readonly<Record<string, string>> = { js: "mjs", python: "py", php: "php", ruby: "rb" };

const parsed = all.filter(({ words, page }) => words.includes("syntax") && !page.startsWith("docs/zh/"));

test.each(parsed.map((block) => [placeOf(block), block] as const))("%s can be parsed", (place, block) => {
  const parser = parsers[block.language];
  if (parser === undefined) throw new Error(`${place}: who parses ${block.language}?`);
  const [program, ...words] = parser;
  const file = join(mkdtempSync(join(tmpdir(), "hookproof-docs-")), `recipe.${endings[block.language]}`);
  writeFileSync(file, block.text);
  const { error, status, stderr } = spawnSync(program, [...words, file], { encoding: "utf8" });
  if (error !== undefined && "code" in error && error.code === "ENOENT") return;
  expect(status, stderr).toBe(0);
});

test("what is shown of a file is in that file", () => {
  const flat = (text: string) => text.replaceAll(/^[ \t]+/gm, "").trim();
  for (const block of all) {
    const file = valueOf(block, "file");
    if (file === undefined) continue;
    expect(flat(readFileSync(join(root, file), "utf8")), placeOf(block)).toContain(flat(block.text));
  }
});

test("each hookproof.yaml that is shown is one that hookproof takes", async () => {
  for (const block of all.filter(({ language }) => language === "yaml")) {
    const isConfig = block.words.includes("config") || valueOf(block, "save")?.endsWith("hookproof.yaml");
    if (isConfig !== true && !/README/.test(block.page)) continue;
    const directory = mkdtempSync(join(tmpdir(), "hookproof-docs-"));
    writeFileSync(join(directory, "hookproof.yaml"), block.text);
    const { file } = await readConfig({ directory });
    expect(file, placeOf(block)).not.toBeNull();
  }
});

test("each workflow gives the action inputs that it has", () => {
  const inputs = Object.keys((parse(readFileSync(join(root, "action.yml"), "utf8")) as Action).inputs);
  const steps = all
    .filter(({ language, words }) => language === "yaml" && words.includes("workflow"))
    .flatMap(({ text }) => Object.values((parse(text) as Workflow).jobs).flatMap((job) => job.steps ?? []))
    .filter(({ uses }) => uses?.includes("hookproof"));
  expect(steps.length).toBeGreaterThan(0);
  for (const step of steps) expect(inputs).toEqual(expect.arrayContaining(Object.keys(step.with ?? {})));
});

interface Action {
  readonly inputs: object;
}

interface Workflow {
  readonly jobs: Readonly<
    Record<string, { readonly steps?: readonly { readonly uses?: string; readonly with?: object }[] }>
  >;
}

test("every check has a Chinese title in the Chinese reference", () => {
  const page = textOf("docs/zh/reference/checks.md");
  const titles = catalogue.map(({ check }) => checkTitles[check.id] ?? `no title of ${check.id}`);
  expect(titles.filter((title) => !page.includes(title))).toEqual([]);
});
