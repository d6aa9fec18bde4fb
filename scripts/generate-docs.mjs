/**
 * Writes the reference of the documentation, docs/<language>/reference/, from the records of the source. With --check
 * nothing is written, and the exit code is 1 if a page is not what would be written.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runnerImport } from "vite";

const root = join(import.meta.dirname, "..");
// Commands dispose of platforms with `await using`, which Node 20 does not know.
const lowered = { oxc: { target: "es2022" } };
const { written } = (await runnerImport(join(import.meta.dirname, "docs/written.ts"), lowered)).module;

for (const [path, text] of written) {
  const file = join(root, "docs", path);
  if (!process.argv.includes("--check")) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } else if (readFileSync(file, "utf8") !== text) {
    console.error(`docs/${path} is out of date: run npm run generate`);
    process.exitCode = 1;
  }
}
