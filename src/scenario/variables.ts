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
    if (!result.has(variable)) throw noVariable(variable, result.keys(), name);
    result.set(variable, likeDefault(value, variables[variable]));
  }
  if (receiver !== null) result.set("receiver", receiver);
  return result;
}

/**
 * Of values that are set for several stories, those that this one has.
 * @throws HookproofError `bad-option` for a name that none of the stories has
 */
export function shareVariables(
  given: Readonly<Record<string, string>>,
  own: Scenario,
  all: readonly Scenario[],
): Readonly<Record<string, string>> {
  const names = all.flatMap(({ variables }) => Object.keys(variables));
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown !== undefined) throw noVariable(unknown, names, all.map(({ name }) => name).join(", "));
  return Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(own.variables, name)));
}

function noVariable(name: string, possible: Iterable<string>, scenario: string): HookproofError {
  const near = nearest(name, possible);
  return new HookproofError(
    "bad-option",
    `${scenario} has no variable ${name}`,
    near === undefined ? {} : { hint: `Did you mean ${near}?` },
  );
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
