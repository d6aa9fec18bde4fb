import type { Json } from "../json/json.ts";
import { isArray, isObject } from "../json/json.ts";
import { pointerOf } from "../json/pointer.ts";

/** Where a value is not as expected, and what is there instead; undefined where there is nothing. */
export interface Misfit {
  /** JSON pointer; of a list where none of its items is the one that is looked for. */
  readonly pointer: string;
  readonly expected: Json;
  readonly actual: Json | undefined;
}

/**
 * The first place where a value does not hold what is expected; null if it does. An object may have more keys, and a
 * list must have for each expected item one of its own that holds it, in any order. All else must be equal.
 */
export function misfitOf(
  value: Json | undefined,
  expected: Json,
  path: readonly string[] = [],
): Misfit | null {
  const here: Misfit = { pointer: pointerOf(path), expected, actual: value };
  if (isObject(expected)) {
    if (!isObject(value)) return here;
    for (const [name, member] of Object.entries(expected)) {
      const found = misfitOf(Object.hasOwn(value, name) ? value[name] : undefined, member, [...path, name]);
      if (found !== null) return found;
    }
    return null;
  }
  if (isArray(expected)) {
    if (!isArray(value)) return here;
    // Most often one is missing altogether; saying which also spares trying all the ways to pair them off.
    const lonely = expected.find((item) => !value.some((candidate) => misfitOf(candidate, item) === null));
    if (lonely !== undefined) return { ...here, expected: lonely };
    return pairsOff(expected, value) ? null : here;
  }
  const equal =
    value === expected || (isNumeric(value) && isNumeric(expected) && String(value) === String(expected));
  return equal ? null : here;
}

/** Whether each expected item finds an item of its own; tries the possibilities in order, so `[a, a]` needs two. */
function pairsOff(expected: readonly Json[], values: readonly Json[]): boolean {
  const [first, ...rest] = expected;
  if (first === undefined) return true;
  return values.some(
    (value, index) => misfitOf(value, first) === null && pairsOff(rest, values.toSpliced(index, 1)),
  );
}

function isNumeric(value: Json | undefined): value is number | bigint {
  return typeof value === "number" || typeof value === "bigint";
}
