import type { Json } from "../../../json/json.ts";
import { isArray, isObject } from "../../../json/json.ts";

/** `JSON.stringify(JSON.parse(text))`: no imitation, the thing itself. */
export function restringified(text: string, indent?: number | string): string | undefined {
  const value = parsed(text);
  return value === undefined ? undefined : JSON.stringify(value, null, indent);
}

/** What a stable stringifier writes: keys sorted by UTF-16 unit, at every depth. */
export function sortedRestringified(text: string): string | undefined {
  const value = parsed(text);
  return value === undefined ? undefined : sorted(value);
}

/** The members of the envelope as `key=value`, sorted and joined; objects as JSON. */
export function sortedPairs(text: string): readonly string[] {
  const value = parsed(text);
  if (!isObject(value)) return [];
  const pairs = Object.keys(value)
    .sort()
    .map((key) => {
      const member = value[key];
      return `${key}=${typeof member === "string" ? member : JSON.stringify(member)}`;
    });
  return [pairs.join("&")];
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function sorted(value: Json): string {
  if (isArray(value)) return `[${value.map(sorted).join(",")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${sorted(value[key] ?? null)}`);
  return `{${members.join(",")}}`;
}
