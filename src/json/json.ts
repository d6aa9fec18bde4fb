/**
 * A JSON value as the platform holds it before encoding. Integers beyond 2^53 are bigints, so Long and int64
 * values stay exact. Objects made here have no prototype surprises: build them with {@link objectOf} where a key
 * may be `__proto__` (section 2.6 allows any custom field name).
 */
export type Json = null | boolean | number | bigint | string | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: Json;
}

/** A plain object from entries that is safe for every key, `__proto__` included. */
export function objectOf(entries: Iterable<readonly [string, Json]>): JsonObject {
  const object: Record<string, Json> = {};
  for (const [key, value] of entries) {
    if (key === "__proto__")
      Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
    else object[key] = value;
  }
  return object;
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Narrows like `Array.isArray`, which does not narrow a readonly array. */
export function isArray(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}
