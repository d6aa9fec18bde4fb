import { HookproofError } from "../errors.ts";
import { nearest } from "../json/nearest.ts";
import type { Scenario } from "./format.ts";

/**
 * The story's variables: its defaults, what the user sets instead, and `receiver`.
 * @throws HookproofError `bad-option` for a name that the story does not have
 */
export function variablesOf(
  { name, variables }: Scenario,
  given: Readonly<Record<string, string>>,
  receiver: string | null,
): ReadonlyMap<string, string | number | boolean> {
  const result = new Map<string, string | number | boolean>(Object.entries(variables));
  for (const [variable, value] of Object.entries(given)) {
    if (!result.has(variable)) {
      const near = nearest(variable, result.keys());
      throw new HookproofError(
        "bad-option",
        `The scenario ${name} has no variable ${variable}`,
        near === undefined ? {} : { hint: `Did you mean ${near}?` },
      );
    }
    result.set(variable, likeDefault(value, variables[variable]));
  }
  if (receiver !== null) result.set("receiver", receiver);
  return result;
}

/** A text from the command line as the type that its default has, if it can be read so. */
function likeDefault(
  text: string,
  otherwise: string | number | boolean | undefined,
): string | number | boolean {
  if (typeof otherwise === "number" && text.trim() !== "" && Number.isFinite(Number(text)))
    return Number(text);
  if (typeof otherwise === "boolean" && (text === "true" || text === "false")) return text === "true";
  return text;
}
