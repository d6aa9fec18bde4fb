import type { Json } from "../json/json.ts";
import { isArray, isObject } from "../json/json.ts";
import { pointerOf } from "../json/pointer.ts";

/**
 * Every value below one, with its pointer template: parents first, list items as `*`. What is below a pointer in
 * `opaque` is not entered, since it may be anything.
 */
export function* walkValues(
  value: Json,
  opaque: ReadonlySet<string>,
  at = "",
): Generator<readonly [pointer: string, value: Json]> {
  if (at !== "" && !at.endsWith("/*")) yield [at, value];
  if (opaque.has(at)) return;
  if (isArray(value)) for (const item of value) yield* walkValues(item, opaque, `${at}/*`);
  else if (isObject(value))
    for (const [key, item] of Object.entries(value)) yield* walkValues(item, opaque, at + pointerOf([key]));
}

/** JSON Schema's name for the type of a value. */
export function typeNameOf(value: Json): string {
  if (value === null) return "null";
  if (isArray(value)) return "array";
  if (typeof value === "bigint") return "integer";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value;
}
