import type { HookproofError } from "../../errors.ts";
import type { Json } from "../../json/json.ts";
import { nearest } from "../../json/nearest.ts";
import { unknownPath } from "../../world/fields.ts";
import type { World } from "../../world/world.ts";
import { castPaths } from "../cast-paths.ts";
import type { Member } from "../format.ts";
import { meantBy } from "../instances.ts";
import { referenceOf, referencesIn } from "../reference.ts";

/** What references may name. */
export interface Names {
  readonly world: World;
  readonly cast: readonly Member[];
  readonly variables: ReadonlyMap<string, unknown>;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** An error about a place in the value that is being verified. */
export type Mistaken = (path: readonly (string | number)[], message: string, hint?: string) => HookproofError;

/**
 * Holds every reference in a value to the names there are.
 * @param groupSize how many of a group the step is about; a group may then be named as a whole, one by one
 */
export function verifyReferences(value: Json, names: Names, mistaken: Mistaken, groupSize = 1): void {
  const { world, cast, variables, env } = names;
  for (const { path, inner } of referencesIn(value)) {
    const fault = (message: string, hint?: string) => mistaken(path, message, hint);
    const reference = referenceOf(inner);
    if (reference === null)
      throw fault(
        `\${${inner}} is not a reference`,
        "Write ${ticket.businessId}, ${variable} or ${env:NAME|default}.",
      );
    switch (reference.kind) {
      case "environment":
        if (env[reference.name] === undefined && reference.otherwise === null) {
          throw fault(
            `The environment has no ${reference.name}`,
            `Set it, or write \${env:${reference.name}|default}.`,
          );
        }
        break;
      case "variable": {
        if (variables.has(reference.name) || reference.name === "index") break;
        const member = meantBy(reference.name, cast);
        if (member !== null)
          throw fault(`\${${inner}} names no field of ${reference.name}`, `Write \${${reference.name}.…}.`);
        throw fault(
          `There is no variable ${reference.name}`,
          suggestion(reference.name, [...variables.keys(), "index"]),
        );
      }
      case "field": {
        const meant = meantBy(reference.who, cast);
        if (meant === null)
          throw fault(
            `Nobody in the cast is called ${reference.who}`,
            suggestion(
              reference.who,
              cast.map(({ name }) => name),
            ),
          );
        if (meant.instances.length > 1 && groupSize === 1) {
          throw fault(
            `${reference.who} is a group of ${meant.instances.length}`,
            `Write ${reference.who}[0] for the first of them.`,
          );
        }
        const unknown = unknownPath(reference.path, castPaths(world, meant.member.is));
        if (unknown !== null) {
          const near = unknown.nearest?.slice(1).replaceAll("/", ".");
          throw fault(
            `${reference.who} has no ${reference.path.join(".")}`,
            near === undefined ? undefined : `Did you mean ${near}?`,
          );
        }
      }
    }
  }
}

function suggestion(word: string, possible: readonly string[]): string | undefined {
  const near = nearest(word, possible);
  if (near !== undefined) return `Did you mean ${near}?`;
  return possible.length === 0 ? undefined : `Possible: ${possible.join(", ")}.`;
}
