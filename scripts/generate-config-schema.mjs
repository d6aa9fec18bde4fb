/**
 * Writes schemas/config.schema.json, by which editors complete hookproof.yaml. With --check nothing is written, and the
 * exit code is 1 if the file is not what would be written.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";

const root = join(import.meta.dirname, "..");
const load = async (path) => (await runnerImport(join(root, "src", path))).module;

const { configSchema } = await load("config/config-schema.ts");
const { observeSchema } = await load("checks/observe.ts");
const text = `${JSON.stringify(configSchema({ observe: observeSchema }), null, 2)}\n`;
const file = join(root, "schemas/config.schema.json");

if (!process.argv.includes("--check")) writeFileSync(file, text);
else if (readFileSync(file, "utf8") !== text) {
  console.error("schemas/config.schema.json is out of date: run npm run generate");
  process.exitCode = 1;
}
