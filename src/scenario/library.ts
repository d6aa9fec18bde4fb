import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { HookproofError } from "../errors.ts";
import { nearest } from "../json/nearest.ts";

// The same path from src/scenario and from dist/scenario.
const folder = fileURLToPath(new URL("../../scenarios/", import.meta.url));

/** Names of the shipped stories, sorted. */
export function shippedScenarios(): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".yaml"))
    .map((file) => file.slice(0, -".yaml".length))
    .toSorted();
}

/**
 * The file that a word on the command line means: a path, or the name of a shipped story.
 * @throws HookproofError `bad-option` with the nearest name
 */
export function scenarioPath(word: string, directory: string): string {
  if (/[/\\]|\.ya?ml$/.test(word)) return resolve(directory, word);
  const names = shippedScenarios();
  if (names.includes(word)) return resolve(folder, `${word}.yaml`);
  const near = nearest(word, names);
  throw new HookproofError("bad-option", `No shipped scenario is called ${word}`, {
    hint:
      near === undefined
        ? "`hookproof list scenarios` lists them; a file needs its ending."
        : `Did you mean ${near}?`,
  });
}
