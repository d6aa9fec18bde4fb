import type { Json } from "./json.ts";
import { isArray } from "./json.ts";

/**
 * Writes the text that `JSON.stringify` gives, and integers beyond 2^53 exactly. This is what the platform sends, and
 * the hot path of every run.
 */
export function writeCompact(value: Json): string {
  switch (typeof value) {
    case "string":
      return quoted(value);
    case "number":
      return Number.isFinite(value) ? `${value}` : "null";
    case "bigint":
    case "boolean":
      return `${value}`;
  }
  if (value === null) return "null";
  let text = "";
  if (isArray(value)) {
    for (const item of value) text += (text === "" ? "[" : ",") + writeCompact(item);
    return text === "" ? "[]" : text + "]";
  }
  for (const key of Object.keys(value)) {
    const item = value[key];
    if (item === undefined) continue;
    text += (text === "" ? "{" : ",") + quoted(key) + ":" + writeCompact(item);
  }
  return text === "" ? "{}" : text + "}";
}

/** Most texts need no escapes; asking first is faster than letting `JSON.stringify` copy. */
function quoted(text: string): string {
  return needsEscapes.test(text) ? JSON.stringify(text) : `"${text}"`;
}

// oxlint-disable-next-line no-control-regex -- JSON escapes exactly these characters
const needsEscapes = /["\\\u0000-\u001f\ud800-\udfff]/;
