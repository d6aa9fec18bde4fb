import type { Json } from "../../json/json.ts";

/**
 * Types as bits, so that a shape holds a set of them in one number. JSON Schema's `number` is two here, whole and
 * fractional, for `integer` (1.0 is one) and `not: { type: integer }` cut between them.
 */
export const jsonTypes = {
  null: 1,
  boolean: 2,
  integer: 4,
  fraction: 8,
  string: 16,
  array: 32,
  object: 64,
} as const;

export type JsonType = keyof typeof jsonTypes;

export const numberTypes = jsonTypes.integer | jsonTypes.fraction;
export const allTypes = 127;

/** The bits of a `type` keyword's value; unknown names have none. */
export function typesOf(value: unknown): number {
  const names: readonly unknown[] = Array.isArray(value) ? value : [value];
  let bits = 0;
  for (const name of names) {
    if (name === "number") bits |= numberTypes;
    else if (typeof name === "string" && Object.hasOwn(jsonTypes, name)) bits |= jsonTypes[name as JsonType];
  }
  return bits;
}

/** The bit of a value's type. */
export function typeBitOf(value: Json): number {
  switch (typeof value) {
    case "string":
      return jsonTypes.string;
    case "boolean":
      return jsonTypes.boolean;
    case "bigint":
      return jsonTypes.integer;
    case "number":
      return Number.isInteger(value) ? jsonTypes.integer : jsonTypes.fraction;
    default:
      if (value === null) return jsonTypes.null;
      return Array.isArray(value) ? jsonTypes.array : jsonTypes.object;
  }
}

/** The names of the types in a set, as a message says them. */
export function typeNames(types: number): string {
  const names = Object.entries(jsonTypes).filter(([, bit]) => (types & bit) !== 0);
  return names.map(([name]) => name).join(", ") || "no type";
}
