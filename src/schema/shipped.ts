import { readFileSync } from "node:fs";
import type { Kind } from "../contract/topics.ts";
import type { SchemaObject } from "./json-schema.ts";

const parsed = new Map<string, SchemaObject>();

/**
 * A schema of the folder `schemas/`, as shipped. The int64 bounds in it, -2^63 and (exclusive) 2^63, are exact as
 * JavaScript numbers, so plain JSON.parse keeps them.
 */
export function shippedSchema(name: Kind | "envelope"): SchemaObject {
  const known = parsed.get(name);
  if (known !== undefined) return known;
  // The same path from src/schema and from dist/schema.
  const file = new URL(`../../schemas/${name}.schema.json`, import.meta.url);
  const schema = JSON.parse(readFileSync(file, "utf8")) as SchemaObject;
  parsed.set(name, schema);
  return schema;
}
