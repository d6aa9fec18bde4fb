/**
 * Writes the run that both READMEs show, from a true run of the built command against `test/readme/receiver.mjs`. With
 * --check nothing is written, and the exit code is 1 if a README shows something else.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const shownPort = "3000";
const command = ["test", "http://127.0.0.1:PORT/webhook", "--only", "every-style-acknowledged"];
const fixed = ["--seed", "7", "--now", "2026-01-31T08:00:00Z"];
const env = { ...process.env, HOOKPROOF_SECRET: "s3cret", NO_COLOR: "1" };

const receiver = spawn(process.execPath, [join(root, "test/readme/receiver.mjs")], {
  env,
  stdio: ["ignore", "pipe", "inherit"],
});
const port = String((await once(receiver.stdout, "data"))[0]).trim();
const words = [...command, ...fixed].map((word) => word.replace("PORT", port));
const { stdout } = spawnSync(process.execPath, [join(root, "bin/hookproof.js"), ...words], {
  env,
  encoding: "utf8",
});
receiver.kill();

const output = stdout
  .replaceAll(`:${port}/`, `:${shownPort}/`)
  .replace(/took [\d.]+ m?s/, "took 1.2 s")
  .replaceAll(/ in [\d.]+ m?s\b/g, " in 3 ms");
const shown = `$ npx hookproof ${command.join(" ").replace("PORT", shownPort)}\n${output.trimEnd()}`;

for (const name of ["README.md", "README.zh-CN.md"]) {
  const file = join(root, name);
  const text = readFileSync(file, "utf8");
  const wanted = text.replace(/(```console\n)[\s\S]*?(\n```)/, (_, open, close) => `${open}${shown}${close}`);
  if (!process.argv.includes("--check")) writeFileSync(file, wanted);
  else if (wanted !== text) {
    console.error(`${name} shows another run: npm run build && npm run generate`);
    process.exitCode = 1;
  }
}
