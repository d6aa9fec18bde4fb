/**
 * Writes schemas/scenario.schema.json and schemas/profile.schema.json, by which editors complete stories and profiles.
 * With --check nothing is written, and the exit code is 1 if a file is not what would be written.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";

const root = join(import.meta.dirname, "..");
const load = async (path) => (await runnerImport(join(root, "src", path))).module;

const { scenarioSchema } = await load("scenario/schema/scenario.ts");
const { profileSchema } = await load("simulate/profile.ts");

for (const [name, schema] of Object.entries({ scenario: scenarioSchema(), profile: profileSchema() })) {
  const file = join(root, `schemas/${name}.schema.json`);
  const text = `${JSON.stringify(schema, null, 2)}\n`;
  if (!process.argv.includes("--check")) writeFileSync(file, text);
  else if (readFileSync(file, "utf8") !== text) {
    console.error(`schemas/${name}.schema.json is out of date: run npm run generate`);
    process.exitCode = 1;
  }
}
