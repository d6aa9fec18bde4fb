import type { Json } from "../json/json.ts";
import { isArray } from "../json/json.ts";
import type { Mutation } from "./mutation.ts";

/**
 * The same mutation with simpler values, simplest first: shorter texts and lists, for the last step of shrinking.
 * A mutation whose value is simple already has none.
 */
export function simpler(mutation: Mutation): readonly Mutation[] {
  const { change } = mutation;
  if (change.do !== "set") return [];
  return simplerValues(change.value).map((value) => ({
    ...mutation,
    change: { ...change, value },
    reads: `${change.at} is ${described(value)}`,
  }));
}

/** The halves, then all but a quarter, all but an eighth and so on, so that repeated simplifying ends at the shortest that fails. */
function simplerValues(value: Json): readonly Json[] {
  if (typeof value !== "string" && !isArray(value)) return [];
  const items: readonly Json[] = typeof value === "string" ? [...value] : value;
  const parts: (readonly Json[])[] = items.length < 2 ? [] : [items.slice(items.length >> 1)];
  for (let less = items.length >> 1; less > 0; less >>= 1)
    parts.splice(parts.length - 1, 0, items.slice(0, items.length - less));
  return parts.map((part) => (typeof value === "string" ? part.join("") : part));
}

function described(value: Json): string {
  if (typeof value === "string") {
    return value.length <= 40
      ? JSON.stringify(value)
      : `a text of ${value.length.toLocaleString("en")} characters`;
  }
  return isArray(value) ? `a list of ${value.length} items` : String(value);
}
