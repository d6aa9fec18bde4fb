import type { JsonSchema } from "./json-schema.ts";
import { isSchemaObject } from "./json-schema.ts";
import { mapSubschemas } from "./subschemas.ts";

/** The schema without the fields that the document does not show: those that carry `x-assumed`, at every depth. */
export function documentedOnly(schema: JsonSchema): JsonSchema {
  if (!isSchemaObject(schema)) return schema;
  const assumed = new Set<string>();
  const pruned = mapSubschemas(schema, (subschema, [keyword, name]) => {
    if (keyword === "properties" && isSchemaObject(subschema) && subschema["x-assumed"] !== undefined) {
      assumed.add(String(name));
      return undefined;
    }
    return documentedOnly(subschema);
  });
  return assumed.size === 0 || pruned.required === undefined
    ? pruned
    : { ...pruned, required: pruned.required.filter((name) => !assumed.has(name)) };
}
