/**
 * Writes everything that is derived from other files: each `generate-*.mjs` beside this one writes one thing. With
 * --check nothing is written, and the exit code is 1 if something is out of date.
 */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";

const scripts = readdirSync(import.meta.dirname).filter((name) => /^generate-.*\.mjs$/.test(name));
const failed = scripts.filter((name) => {
  const words = [join(import.meta.dirname, name), ...process.argv.slice(2)];
  return spawnSync(process.execPath, words, { stdio: "inherit" }).status !== 0;
});
process.exitCode = failed.length === 0 ? 0 : 1;
