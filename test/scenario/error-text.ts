import type { HookproofError } from "../../src/errors.ts";

/** An error as the command line prints it, with paths that do not depend on the machine. */
export function errorText({ message, at, frame, hint }: HookproofError, folder: string): string {
  const place =
    at === undefined
      ? []
      : [`  at ${[at.file, at.line, at.column].filter((part) => part !== undefined).join(":")}`];
  const lines = [
    `error: ${message}`,
    ...place,
    ...(frame === undefined ? [] : ["", frame, ""]),
    ...(hint === undefined ? [] : [`hint: ${hint}`]),
  ];
  return `${lines.join("\n").replaceAll(folder, "")}\n`;
}
