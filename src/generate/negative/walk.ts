import { pointerOf } from "../../json/pointer.ts";
import type { JsonSchema, SchemaObject } from "../../schema/json-schema.ts";
import { isSchemaObject } from "../../schema/json-schema.ts";
import type { SchemaIndex } from "../canonical/schema-index.ts";

/** A schema that some part of the value has to satisfy whatever branch it takes. */
export interface Site {
  readonly schema: SchemaObject;
  /** Pointer of the part in the value; `*` stands for every item of a list. */
  readonly where: string;
  /** The whole schema with this site replaced, and the part present in every value. */
  readonly rebuild: (replacement: JsonSchema) => JsonSchema;
}

/**
 * All sites of a schema: itself, what it refers to and combines with `allOf`, its properties and items, and so on inside.
 * Branches of `anyOf`, `oneOf` and `if` are left out: a value that breaks a keyword there may just take another branch.
 */
export function sitesOf(root: JsonSchema, index: SchemaIndex): readonly Site[] {
  const sites: Site[] = [];
  visit(root, "", (replacement) => replacement, new Set());
  return sites;

  function visit(
    schema: JsonSchema,
    where: string,
    rebuild: Site["rebuild"],
    above: ReadonlySet<SchemaObject>,
  ): void {
    if (!isSchemaObject(schema) || above.has(schema)) return;
    const inside = new Set(above).add(schema);
    sites.push({ schema, where, rebuild });
    const { $ref: reference, allOf = [], properties = {}, items } = schema;
    if (typeof reference === "string") {
      visit(index.resolve(reference, schema), where, (target) => rebuild(inlined(schema, target)), inside);
    }
    for (const [at, part] of allOf.entries())
      visit(part, where, (one) => rebuild({ ...schema, allOf: allOf.with(at, one) }), inside);
    for (const [name, property] of Object.entries(properties))
      visit(property, where + pointerOf([name]), (one) => rebuild(withProperty(schema, name, one)), inside);
    if (isSchemaObject(items as JsonSchema | undefined) && !Array.isArray(items))
      visit(items as SchemaObject, `${where}/*`, (one) => rebuild(withItem(schema, one)), inside);
  }
}

function inlined(schema: SchemaObject, target: JsonSchema): JsonSchema {
  return { ...without(schema, "$ref"), allOf: [...(schema.allOf ?? []), target] };
}

/** A schema but for one keyword. */
export function without(schema: SchemaObject, keyword: string): SchemaObject {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => name !== keyword));
}

/** A property that is to be broken has to be there; so has the object around it. */
function withProperty(schema: SchemaObject, name: string, property: JsonSchema): JsonSchema {
  const properties = Object.fromEntries(Object.entries({ ...schema.properties, [name]: property }));
  return { ...schema, properties, allOf: [...(schema.allOf ?? []), { type: "object", required: [name] }] };
}

function withItem(schema: SchemaObject, items: JsonSchema): JsonSchema {
  const length = (schema.prefixItems?.length ?? 0) + 1;
  return { ...schema, items, allOf: [...(schema.allOf ?? []), { type: "array", minItems: length }] };
}
