import type { Json } from "../json/json.ts";
import { isArray, isObject, objectOf } from "../json/json.ts";
import { treeOf } from "../json/tree-of.ts";
import { writeTree } from "../json/write-tree.ts";

/** A schema, or a document made of schemas, as indented JSON; the bounds of int64 keep all their digits. */
export function schemaText(document: Json): string {
  return writeTree(treeOf(exact(document)), { indent: "  ", keySeparator: ": ", after: "\n" });
}

/** JSON.stringify would write 2^63 as 9223372036854776000, another number for readers that know integers. */
function exact(value: Json): Json {
  if (typeof value === "number")
    return Number.isInteger(value) && !Number.isSafeInteger(value) ? BigInt(value) : value;
  if (isArray(value)) return value.map(exact);
  if (isObject(value)) return objectOf(Object.entries(value).map(([key, member]) => [key, exact(member)]));
  return value;
}
