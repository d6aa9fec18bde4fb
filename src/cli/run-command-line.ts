import { CommanderError } from "commander";

import { commands } from "./commands/index.ts";
import { printError } from "./print-error.ts";
import { mount } from "./mount.ts";
import type { Shell } from "./shell.ts";

/** Runs what was typed after `hookproof` and resolves to the exit code; every error has been printed by then. */
export async function runCommandLine(shell: Shell): Promise<number> {
  try {
    const program = await mount(commands, shell);
    return await program();
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    return printError(error, shell);
  }
}
