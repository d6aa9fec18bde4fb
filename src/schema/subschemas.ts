import type { JsonSchema, SchemaObject } from "./json-schema.ts";
import { isSchemaObject } from "./json-schema.ts";

/** Keywords whose value is one schema, a list of schemas, or schemas by name. */
const single = [
  "additionalProperties",
  "unevaluatedProperties",
  "items",
  "unevaluatedItems",
  "contains",
  "propertyNames",
  "not",
  "if",
  "then",
  "else",
] as const;
const lists = ["prefixItems", "allOf", "anyOf", "oneOf"] as const;
const named = ["$defs", "definitions", "properties", "patternProperties", "dependentSchemas"] as const;

/** Where a subschema stands: the keyword, and the index or name behind it where the keyword has several. */
export type Step = readonly [keyword: string, at?: string | number];

/** The direct subschemas of a schema, each with its place. */
export function subschemasOf(schema: JsonSchema): readonly (readonly [Step, JsonSchema])[] {
  if (!isSchemaObject(schema)) return [];
  const found: (readonly [Step, JsonSchema])[] = [];
  mapSubschemas(schema, (subschema, step) => {
    found.push([step, subschema]);
    return subschema;
  });
  return found;
}

/** A copy in which each direct subschema is what `change` makes of it; undefined leaves a named one out. */
export function mapSubschemas(
  schema: SchemaObject,
  change: (subschema: JsonSchema, step: Step) => JsonSchema | undefined,
): SchemaObject {
  const copy: Record<string, unknown> = { ...schema };
  for (const keyword of single) {
    const value = schema[keyword];
    if (isSchema(value)) copy[keyword] = change(value, [keyword]) ?? true;
  }
  for (const keyword of lists) {
    const value = schema[keyword];
    if (Array.isArray(value))
      copy[keyword] = value.map((item: JsonSchema, index) => change(item, [keyword, index]) ?? true);
  }
  for (const keyword of named) {
    const value = schema[keyword];
    if (typeof value !== "object" || value === null) continue;
    copy[keyword] = Object.fromEntries(
      Object.entries(value).flatMap(([name, subschema]: [string, JsonSchema]) => {
        const changed = change(subschema, [keyword, name]);
        return changed === undefined ? [] : [[name, changed]];
      }),
    );
  }
  return copy;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "boolean" || (typeof value === "object" && value !== null && !Array.isArray(value));
}
