import type { JsonSchema, SchemaObject } from "../schema/json-schema.ts";
import { isSchemaObject } from "../schema/json-schema.ts";
import type { KindSchemas } from "../schema/load.ts";
import { notificationSchema } from "../schema/notification-schema.ts";
import { mapSubschemas } from "../schema/subschemas.ts";

/**
 * The schemas of topics and kinds, by name, for the place of a bigger document that keeps reusable schemas, such as
 * `/components/schemas`. References point there; identities are dropped, since they would turn references elsewhere.
 */
export function componentsOf(schemas: KindSchemas, place: string): Readonly<Record<string, JsonSchema>> {
  const { $defs = {} } = notificationSchema(schemas);
  return Object.fromEntries(
    Object.entries($defs).map(([name, schema]) => {
      const isResource = isSchemaObject(schema) && schema.$id !== undefined;
      return [
        name,
        isResource ? moved(schema, "#", `#${place}/${name}`) : moved(schema, "#/$defs", `#${place}`),
      ];
    }),
  );
}

/** The schema with references that begin with `from` beginning with `to`. */
function moved(schema: JsonSchema, from: string, to: string): JsonSchema {
  if (!isSchemaObject(schema)) return schema;
  const {
    $id: _,
    $schema: __,
    ...rest
  }: SchemaObject = mapSubschemas(schema, (subschema) => moved(subschema, from, to));
  const ref = rest.$ref;
  if (ref === undefined || (ref !== from && !ref.startsWith(`${from}/`))) return rest;
  return { ...rest, $ref: to + ref.slice(from.length) };
}
