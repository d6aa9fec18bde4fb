import type { Json } from "./json.ts";
import { isArray } from "./json.ts";
import type { Tree } from "./tree.ts";

/** The tree of a value, in the order of its keys, numbers as `JSON.stringify` spells them. */
export function treeOf(value: Json): Tree {
  switch (typeof value) {
    case "string":
      return { type: "string", value };
    case "number":
      return Number.isFinite(value)
        ? { type: "number", lexeme: JSON.stringify(value) }
        : { type: "literal", value: null };
    case "bigint":
      return { type: "number", lexeme: value.toString() };
    case "boolean":
      return { type: "literal", value };
  }
  if (value === null) return { type: "literal", value };
  if (isArray(value)) return { type: "array", items: value.map(treeOf) };
  return {
    type: "object",
    members: Object.entries(value).map(([key, item]) => ({
      key: { type: "string", value: key },
      value: treeOf(item),
    })),
  };
}
