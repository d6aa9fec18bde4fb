import type { Json } from "../../json/json.ts";
import { isArray } from "../../json/json.ts";

/**
 * A text that two values share exactly if they are equal as JSON Schema means it: objects without regard to order,
 * numbers by their value (1, 1.0 and 1n are one).
 */
export function equalityKey(value: Json): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value !== "object" || value === null) return Object.is(value, -0) ? "0" : String(value);
  if (isArray(value)) return `[${value.map(equalityKey).join(",")}]`;
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${equalityKey(value[name] ?? null)}`).join(",")}}`;
}
