import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

import { expect, test } from "vitest";

const src = join(import.meta.dirname, "../src");

/** The layer table of ARCHITECTURE.md: what each folder, or file of src/ itself, may import besides itself. */
const data = ["errors", "json", "contract"];
const core = [...data, "yaml", "schema", "generate", "world", "wire", "run"];
const features = ["checks", "scenario", "simulate", "fuzz", "journal", "learn", "export"].concat([
  "config",
  "edit",
  "receiver",
  "faults",
  "kit",
]);
const layers: Readonly<Record<string, readonly string[]>> = {
  errors: [],
  version: [],
  json: ["errors"],
  contract: ["errors", "json"],
  yaml: data.slice(0, 2),
  schema: [...data, "yaml"],
  generate: [...data, "schema"],
  world: [...data, "schema", "generate"],
  wire: data,
  run: [...data, "wire"],
  ...Object.fromEntries(features.map((feature) => [feature, core])),
  report: [...data, "run", "wire"],
  testing: [...core, ...features, "report", "version", "platform", "target", "test-receiver", "index"],
  cli: ["errors", "version", "index", "report"],
  console: ["errors", "version", "index", "report"],
};

/** Files of src/ itself that put the parts together; they may import everything but the apps. */
const composed = [...core, ...features, "report", "version"];

interface Import {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const files = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") || file.endsWith(".tsx"))
  .map((file) => ({ file, text: withoutComments(readFileSync(join(src, file), "utf8")) }));

const imports: readonly Import[] = files.flatMap(({ file, text }) =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].map(([, path = ""]) => ({
    file,
    from: layerOf(file),
    to: layerOf(relative(src, join(src, dirname(file), path))),
  })),
);

test("every folder is in the layer table", () => {
  const folders = readdirSync(src, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).filter((name) => layers[name] === undefined)).toEqual([]);
});

test("imports follow the layer table", () => {
  expect(imports.length).toBeGreaterThan(100);
  const wrong = imports.filter(({ from, to }) => from !== to && !mayImport(from, to));
  expect(wrong.map(({ file, to }) => `${file} imports ${to}`)).toEqual([]);
});

test("process is named in cli/main.ts only", () => {
  const code = files.map(({ file, text }) => ({ file, text: text.replace(/`(?:\\.|[^`\\])*`/g, "``") }));
  const naming = code.filter(({ text }) => /node:process|(?<![.\w"'])process\.\w/.test(text));
  expect(naming.map(({ file }) => file)).toEqual([join("cli", "main.ts")]);
});

test("nothing is exported by default, and there is one class", () => {
  expect(files.filter(({ text }) => /^export default/m.test(text)).map(({ file }) => file)).toEqual([]);
  expect(
    files.filter(({ text }) => /^(export )?(abstract )?class /m.test(text)).map(({ file }) => file),
  ).toEqual(["errors.ts"]);
});

test("files are named after one idea, and no drawer holds the rest", () => {
  const drawers = files.filter(({ file }) =>
    /(^|[/\\])(utils?|helpers?|common|misc|constants)(\.ts|[/\\])/.test(file),
  );
  expect(drawers).toEqual([]);
  const odd = files.filter(
    ({ file }) => !/^[a-z0-9-]+(\.generated|\.d)?\.tsx?$/.test(file.split(sep).at(-1) ?? ""),
  );
  expect(odd.map(({ file }) => file)).toEqual([]);
});

test("the page on the architecture shows the same folders", () => {
  const page = readFileSync(join(import.meta.dirname, "../ARCHITECTURE.md"), "utf8");
  const shown = new Set([...page.matchAll(/`([a-z]+)\/`/g)].map(([, name]) => name));
  const folders = readdirSync(src, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).filter((name) => !shown.has(name))).toEqual([]);
});

function mayImport(from: string, to: string): boolean {
  const allowed = layers[from];
  if (allowed !== undefined) return allowed.includes(to);
  return composed.includes(to) || (layers[to] === undefined && to !== "index") || from === "index";
}

/** The folder of src/ that a file is in, or the name of a file of src/ itself. */
function layerOf(file: string): string {
  return file.split(sep)[0]?.replace(/\.tsx?$/, "") ?? "";
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "");
}
