import type { Buffer } from "node:buffer";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { HookproofError } from "../errors.ts";

/** A file of the page, held in memory: no path of a request ever reaches the disk. */
export interface PageFile {
  readonly type: string;
  readonly bytes: Buffer;
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
};

// From dist/console, and from src/console in a checkout that has been built.
const built = ["../console-page/", "../../dist/console-page/"].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** The built page by path, `/` for its document. @throws HookproofError where it has not been built */
export function readPageFiles(given?: string): ReadonlyMap<string, PageFile> {
  const folders = given === undefined ? built : [given];
  const folder = folders.find((path) => existsSync(join(path, "index.html")));
  if (folder === undefined)
    throw new HookproofError("bad-option", "The page of the console has not been built.", {
      hint: "npm run build",
    });
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => types[extname(name)] !== undefined,
  );
  return new Map(
    names.map((name) => [
      name === "index.html" ? "/" : `/${name.replaceAll("\\", "/")}`,
      { type: types[extname(name)] ?? "", bytes: readFileSync(join(folder, name)) },
    ]),
  );
}
