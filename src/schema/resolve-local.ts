import { tokensOf } from "../json/pointer.ts";
import type { JsonSchema } from "./json-schema.ts";
import { isSchemaObject } from "./json-schema.ts";
import { subschemasOf } from "./subschemas.ts";

/**
 * What a `$ref` inside one schema file points to: `#`, `#/$defs/name` or `#anchor`; undefined if it points to nothing or
 * out of the file.
 */
export function resolveLocal(root: JsonSchema, ref: string): JsonSchema | undefined {
  if (!ref.startsWith("#")) return undefined;
  const fragment = decodeURIComponent(ref.slice(1));
  if (fragment !== "" && !fragment.startsWith("/")) return anchored(root, fragment);
  let found: unknown = root;
  for (const token of tokensOf(fragment)) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, token)) return undefined;
    found = (found as Record<string, unknown>)[token];
  }
  return typeof found === "boolean" || (typeof found === "object" && found !== null)
    ? (found as JsonSchema)
    : undefined;
}

function anchored(schema: JsonSchema, anchor: string): JsonSchema | undefined {
  if (isSchemaObject(schema) && (schema["$anchor"] === anchor || schema["$dynamicAnchor"] === anchor))
    return schema;
  for (const [, subschema] of subschemasOf(schema)) {
    const found = anchored(subschema, anchor);
    if (found !== undefined) return found;
  }
  return undefined;
}
