import type { Anchor } from "../contract/statements.ts";
import type { Json } from "../json/json.ts";
import { pointerOf } from "../json/pointer.ts";
import type { JsonSchema, SchemaObject } from "./json-schema.ts";
import { isSchemaObject } from "./json-schema.ts";
import { resolveLocal } from "./resolve-local.ts";

/** One field of business data, at any depth, objects and lists included. */
export interface Field {
  /** JSON pointer from the business data; the token `*` stands for any item of a list. */
  readonly pointer: string;
  readonly name: string;
  /** For people: `string`, `integer (int64)`, `array of integer`, `string or null`, `any`. */
  readonly type: string;
  /** JSON Schema's own types; empty where the schema names none. */
  readonly types: readonly string[];
  /** JSON Schema's `format`, such as `int64` or `date-time`; null where there is none. */
  readonly format: string | null;
  /** Whether the schema says that the field is always there. */
  readonly required: boolean;
  /** Why the field is here although the document does not show it; null for a documented field. */
  readonly assumed: string | null;
  /** The allowed values; null where there are none to list. */
  readonly enum: readonly Json[] | null;
  /** Section that describes the kind. */
  readonly section: Anchor;
  /** What the field is called for people, in English and in Chinese; null where the schema does not say. */
  readonly title: string | null;
  readonly titleInChinese: string | null;
  readonly description: string | null;
  /** Gaps of the document that its shape hangs on. */
  readonly gaps: readonly string[];
}

/**
 * Every field of a kind's business data at every depth, in the schema's order, a parent before its children. List
 * items are no fields, but the fields of items are. Fields of alternatives (anyOf, oneOf, then, else) are listed too,
 * after those that are always there.
 */
export function fieldsOf(root: JsonSchema, section: Anchor): readonly Field[] {
  const found = new Map<string, Field>();

  const visit = (
    schema: JsonSchema,
    tokens: readonly string[],
    assumed: string | null,
    above: readonly JsonSchema[],
  ) => {
    // A recursive schema has endlessly many fields; one turn is listed.
    if (!isSchemaObject(schema) || above.includes(schema)) return;
    const path = [...above, schema];
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const at = [...tokens, name];
      const pointer = pointerOf(at);
      const why = (isSchemaObject(property) ? property["x-assumed"] : undefined) ?? assumed;
      const required = schema.required?.includes(name) ?? false;
      const known = found.get(pointer);
      found.set(
        pointer,
        known === undefined
          ? {
              pointer,
              name,
              type: typeOf(root, property),
              ...shapeOf(root, property),
              required,
              assumed: why,
              enum: valuesOf(root, property),
              section,
              ...wordsOf(property),
            }
          : { ...known, required: known.required || required },
      );
      visit(property, at, why, path);
    }
    for (const item of itemsOf(schema)) visit(item, [...tokens, "*"], assumed, path);
    for (const part of partsOf(root, schema)) visit(part, tokens, assumed, path);
  };

  visit(root, [], null, []);
  return [...found.values()];
}

function wordsOf(property: JsonSchema): Pick<Field, "title" | "titleInChinese" | "description" | "gaps"> {
  const schema = isSchemaObject(property) ? property : {};
  return {
    title: schema.title ?? null,
    titleInChinese: schema["x-title-zh"] ?? null,
    description: schema.description ?? null,
    gaps: schema["x-gap"] ?? [],
  };
}

/** Schemas that say something about the same value. */
function partsOf(root: JsonSchema, schema: SchemaObject): readonly JsonSchema[] {
  const target = schema.$ref === undefined ? undefined : resolveLocal(root, schema.$ref);
  return [
    target,
    ...(schema.allOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    schema.then,
    schema.else,
  ].filter((part) => part !== undefined);
}

function itemsOf(schema: SchemaObject): readonly JsonSchema[] {
  return [...(schema.prefixItems ?? []), ...(schema.items === undefined ? [] : [schema.items])];
}

function typeOf(root: JsonSchema, schema: JsonSchema, above: readonly JsonSchema[] = []): string {
  if (!isSchemaObject(schema) || above.includes(schema)) return "any";
  const path = [...above, schema];
  const types = [schema.type ?? []].flat();
  if (types.length === 0) {
    if (schema.enum !== undefined || schema.const !== undefined) return "enum";
    const named = new Set(
      partsOf(root, schema)
        .map((part) => typeOf(root, part, path))
        .filter((type) => type !== "any"),
    );
    return named.size === 0 ? "any" : [...named].join(" or ");
  }
  return types
    .map((type) => {
      if (type === "array" && schema.items !== undefined)
        return `array of ${typeOf(root, schema.items, path)}`;
      return schema.format === undefined || type === "null" ? type : `${type} (${schema.format})`;
    })
    .join(" or ");
}

function shapeOf(root: JsonSchema, schema: JsonSchema): Pick<Field, "types" | "format"> {
  if (!isSchemaObject(schema)) return { types: [], format: null };
  const target =
    schema.$ref === undefined || schema.type !== undefined ? undefined : resolveLocal(root, schema.$ref);
  if (target !== undefined && target !== schema) return shapeOf(root, target);
  return { types: [schema.type ?? []].flat(), format: schema.format ?? null };
}

function valuesOf(root: JsonSchema, schema: JsonSchema): readonly Json[] | null {
  if (!isSchemaObject(schema)) return null;
  if (schema.enum !== undefined) return schema.enum;
  if (schema.const !== undefined) return [schema.const];
  const target = schema.$ref === undefined ? undefined : resolveLocal(root, schema.$ref);
  return target === undefined || target === schema ? null : valuesOf(root, target);
}
