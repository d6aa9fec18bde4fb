import type { Json } from "../json/json.ts";
import { isArray, isObject, objectOf } from "../json/json.ts";

/**
 * The value with each bigint as the largest number that is not above it, for validators that know numbers only. Rounding
 * down keeps `minimum` and `exclusiveMaximum` exact for bounds that are numbers, and so the range of int64 too;
 * `const`, `enum`, `maximum` and `uniqueItems` see neighbours beyond 2^53 as equal.
 */
export function projectionOf(value: Json): Json {
  if (typeof value === "bigint") return numberBelow(value);
  if (isArray(value)) return value.map(projectionOf);
  if (isObject(value))
    return objectOf(Object.entries(value).map(([key, member]) => [key, projectionOf(member)]));
  return value;
}

function numberBelow(value: bigint): number {
  const rounded = Number(value);
  if (!Number.isFinite(rounded) || BigInt(rounded) <= value) return rounded;
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, rounded);
  view.setBigInt64(0, view.getBigInt64(0) - (rounded > 0 ? 1n : -1n));
  return view.getFloat64(0);
}
