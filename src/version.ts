import { readFileSync } from "node:fs";

/** The version of this package, as `package.json` beside `src/` and `dist/` says. */
export function packageVersion(): string {
  const text = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  const manifest: { readonly version: string } = JSON.parse(text);
  return manifest.version;
}
