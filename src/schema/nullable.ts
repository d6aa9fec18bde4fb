import type { JsonSchema, SchemaObject } from "./json-schema.ts";
import { isSchemaObject } from "./json-schema.ts";
import { mapSubschemas } from "./subschemas.ts";

/** Keywords whose subschemas describe fields. */
const fieldKeywords = new Set([
  "properties",
  "patternProperties",
  "additionalProperties",
  "unevaluatedProperties",
]);
/** Keywords whose subschemas only ask a question: a null must not change the answer. */
const questions = new Set(["if", "not", "contains", "propertyNames"]);

/**
 * The rule of section 2.1, "a null value is possible for fields inside business data", as a schema: every field at
 * every depth may be null, those of list items included. The data itself and the items of lists may not (gap
 * `null-items`). This is the one place that knows; schemas are written without nulls.
 */
export function withNullableFields(schema: JsonSchema): JsonSchema {
  if (!isSchemaObject(schema)) return schema;
  const changed = mapSubschemas(schema, (subschema, [keyword]) => {
    if (questions.has(keyword)) return subschema;
    const inner = withNullableFields(subschema);
    return fieldKeywords.has(keyword) ? nullable(inner) : inner;
  });
  if (changed.oneOf === undefined) return changed;
  // With null for the field that tells them apart, several alternatives may hold.
  const { oneOf, ...rest } = changed;
  return rest.anyOf === undefined
    ? { ...rest, anyOf: oneOf }
    : { ...rest, allOf: [...(rest.allOf ?? []), { anyOf: oneOf }] };
}

function nullable(schema: JsonSchema): JsonSchema {
  if (!isSchemaObject(schema)) return schema;
  if (isComposed(schema)) return { anyOf: [schema, { type: "null" }] };
  const { const: only, ...rest } = schema;
  const values = "const" in schema && only !== undefined ? [only] : schema.enum;
  return {
    ...rest,
    ...(schema.type === undefined ? {} : { type: withNull([schema.type].flat(), "null") }),
    ...(values === undefined ? {} : { enum: withNull(values, null) }),
  };
}

/** Whether more than `type`, `enum` and `const` could refuse a null. */
function isComposed(schema: SchemaObject): boolean {
  return ["$ref", "$dynamicRef", "allOf", "anyOf", "not", "if"].some(
    (keyword) => schema[keyword] !== undefined,
  );
}

function withNull<T>(list: readonly T[], empty: T): readonly T[] {
  return list.includes(empty) ? list : [...list, empty];
}
