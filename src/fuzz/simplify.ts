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

/** Halves, thirds of the way and one less, so that repeated simplifying ends at the shortest that fails. */
function simplerValues(value: Json): readonly Json[] {
  if (typeof value !== "string" && !isArray(value)) return [];
  const characters = typeof value === "string" ? [...value] : null;
  const length = characters?.length ?? value.length;
  if (length < 2) return [];
  const half = length >> 1;
  const parts: readonly (readonly [number, number])[] = [
    [0, half],
    [half, length],
    [0, length - 1],
    [1, length],
  ];
  return parts.map(
    ([from, to]) =>
      (characters === null ? value.slice(from, to) : characters.slice(from, to).join("")) as Json,
  );
}

function described(value: Json): string {
  if (typeof value === "string") {
    return value.length <= 40
      ? JSON.stringify(value)
      : `a text of ${value.length.toLocaleString("en")} characters`;
  }
  return isArray(value) ? `a list of ${value.length} items` : String(value);
}
