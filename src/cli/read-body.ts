import { readFile } from "node:fs/promises";
import { resolve } from "node:path";

import { HookproofError } from "../errors.ts";
import type { Shell } from "./shell.ts";

/** The exact bytes of a file, or of standard input for `-` or nothing. */
export async function readBody(file: string | undefined, shell: Shell): Promise<Uint8Array> {
  if (file !== undefined && file !== "-") {
    try {
      return await readFile(resolve(shell.directory, file));
    } catch (cause) {
      throw new HookproofError("bad-option", `The body's file ${file} cannot be read.`, { cause });
    }
  }
  const bytes = await shell.readInput();
  if (bytes === null)
    throw new HookproofError("bad-option", "The body is read from standard input, and nothing is piped in.", {
      hint: "Give a file, or pipe the body: printf %s '{}' | hookproof sign",
    });
  return bytes;
}
