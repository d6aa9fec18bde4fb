import { CommanderError } from "commander";

import { HookproofError, errorCodes } from "../errors.ts";
import type { Shell } from "./shell.ts";

/** Prints an error to standard error and says the exit code for it: the user's to mend, or ours (70). */
export function printError(error: unknown, shell: Shell): number {
  if (error instanceof CommanderError) return printError(fromCommander(error), shell);
  if (!(error instanceof HookproofError)) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    shell.err.write(`${text}\n\nThis is a bug in hookproof. Please report it with the lines above.\n`);
    return 70;
  }
  const all = error.cause instanceof AggregateError ? [error, ...error.cause.errors] : [error];
  shell.err.write(all.map((one) => (one instanceof HookproofError ? describe(one) : String(one))).join("\n"));
  return errorCodes[error.code];
}

function describe({ message, at, frame, hint }: HookproofError): string {
  const lines = [`error: ${message}`];
  if (at !== undefined)
    lines.push(`  at ${[at.file, at.line, at.column].filter((part) => part !== undefined).join(":")}`);
  if (frame !== undefined) lines.push("", frame, "");
  if (hint !== undefined) lines.push(`hint: ${hint}`);
  return `${lines.join("\n")}\n`;
}

/** Commander's mistakes in our form: `error: unknown option '--secrt'` and, on a line of its own, the nearest name. */
function fromCommander(error: CommanderError): HookproofError {
  const [first = "", ...rest] = error.message.split("\n");
  const hint = rest
    .join(" ")
    .replace(/^\((.*)\)$/, "$1")
    .trim();
  return new HookproofError("bad-option", first.replace(/^error: /, ""), hint === "" ? {} : { hint });
}
