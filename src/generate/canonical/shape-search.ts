import { HookproofError } from "../../errors.ts";
import type { JsonSchema, SchemaObject } from "../../schema/json-schema.ts";
import { absorb } from "./absorb.ts";
import type { Places } from "./place.ts";
import type { Choice, Conflict, Shape } from "./shape.ts";
import { openShape } from "./shape.ts";

/** The alternatives of one place, and why there are none if there are none. */
export interface Alternatives {
  readonly shapes: readonly Shape[];
  readonly conflict: Conflict | undefined;
}

/** Whether a shape may stand; called after each choice, and with `final` when none is left. May set the conflict. */
export type Settle = (shape: Shape, final: boolean) => boolean;

const mostShapes = 300;
/** Choices made in one place before the search is given up. */
const mostSteps = 20_000;

/**
 * Resolves the choices of a place, depth first, most options once: not the product of all choices, which explodes, but so many
 * shapes that every option of every choice is in one of them, if it can be.
 */
export function searchShapes(
  terms: readonly SchemaObject[],
  places: Places,
  settle: Settle,
  most = mostShapes,
): Alternatives {
  const start = openShape();
  for (const term of terms) absorb(start, term, [], places);
  const tally = new Map<JsonSchema, { found: number; failed: number }>();
  const shapes: Shape[] = [];
  let conflict: Conflict | undefined;
  let steps = 0;

  while (shapes.length < most) {
    const found = complete(branchOf(start));
    if (found === undefined) break;
    shapes.push(found);
    if (![...tally.values()].some(({ found, failed }) => found === 0 && failed === 0)) break;
  }
  return { shapes, conflict: shapes.length > 0 ? undefined : conflict };

  function complete(shape: Shape): Shape | undefined {
    if (shape.conflict !== undefined || !settle(shape, shape.choices.length === 0)) {
      conflict ??= shape.conflict;
      return undefined;
    }
    const choice = nextOf(shape.choices);
    if (choice === undefined) return shape;
    shape.choices = shape.choices.filter((other) => other !== choice);
    for (const option of ordered(choice)) {
      if (++steps > mostSteps) throw tooMuch(choice, places);
      const next = branchOf(shape);
      absorb(next, option, choice.scopes, places);
      const found = complete(next);
      const count = tally.get(option);
      if (found !== undefined) {
        if (count !== undefined) count.found++;
        return found;
      }
      if (count !== undefined) count.failed++;
    }
    return undefined;
  }

  /** What was not shown yet comes first, what only failed comes last. */
  function ordered(choice: Choice): readonly JsonSchema[] {
    if (!choice.cover) return choice.options;
    for (const option of choice.options) if (!tally.has(option)) tally.set(option, { found: 0, failed: 0 });
    const rank = (option: JsonSchema): number => {
      const { found = 0, failed = 0 } = tally.get(option) ?? {};
      return found > 0 ? found : failed > 0 ? mostShapes + failed : 0;
    };
    return [...choice.options].sort((a, b) => rank(a) - rank(b));
  }
}

/** A copy to go on with; all facets but one are replaced, never changed. */
function branchOf(shape: Shape): Shape {
  return { ...shape, visited: new Set(shape.visited) };
}

/** Ways to fail a `not` come last: which of them fits depends on everything else. */
function nextOf(choices: readonly Choice[]): Choice | undefined {
  return choices.find(({ cover }) => cover) ?? choices[0];
}

function tooMuch(choice: Choice, { index }: Places): HookproofError {
  const { schema, keyword } = choice.origin;
  return new HookproofError(
    "unsupported-schema",
    `${index.pointerOf(schema)}/${keyword}: too many combinations of alternatives to search`,
  );
}
