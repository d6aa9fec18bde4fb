import type { Json } from "../json/json.ts";
import { isArray, isObject } from "../json/json.ts";

/**
 * Whether a value holds what is expected of it: an object may have more keys, and a list must have for each expected
 * item one of its own that holds it, in any order. All else must be equal; 1 and 1.0 are.
 */
export function holds(value: Json | undefined, expected: Json): boolean {
  if (isObject(expected)) {
    return (
      isObject(value) &&
      Object.entries(expected).every(
        ([name, member]) => Object.hasOwn(value, name) && holds(value[name], member),
      )
    );
  }
  if (isArray(expected)) return isArray(value) && pairsOff(expected, value);
  return (
    value === expected || (isNumeric(value) && isNumeric(expected) && String(value) === String(expected))
  );
}

/** Whether each expected item finds an item of its own; tries the possibilities in order, so `[a, a]` needs two. */
function pairsOff(expected: readonly Json[], values: readonly Json[]): boolean {
  const [first, ...rest] = expected;
  if (first === undefined) return true;
  return values.some((value, index) => holds(value, first) && pairsOff(rest, values.toSpliced(index, 1)));
}

function isNumeric(value: Json | undefined): value is number | bigint {
  return typeof value === "number" || typeof value === "bigint";
}
