import { isArray } from "../../json/json.ts";
import type { JsonSchema, SchemaObject } from "../../schema/json-schema.ts";
import type { Evaluation, Keyword, Narrowing } from "../canonical/keyword.ts";

/** A schema for what follows `prefixItems`, or the tuple of the drafts up to 2019-09. */
export const items: Keyword = {
  name: "items",
  takes: "schema or schemas",
  narrow: (_, to) => addItemGroup(to),
  negation: (value, of) => {
    if (Array.isArray(value)) return (value as readonly JsonSchema[]).map((_, index) => failingAt(index, of));
    return prefixOf(of.schema).length === 0
      ? [of.made({ type: "array", contains: of.not(value as JsonSchema) })]
      : [failingAt(prefixOf(of.schema).length, of)];
  },
  holds: (value, instance, at) =>
    holdsFrom(Array.isArray(value) ? 0 : prefixOf(at.schema).length, Array.isArray(value), instance, at),
};

export const prefixItems: Keyword = {
  name: "prefixItems",
  takes: "schemas",
  narrow: (_, to) => addItemGroup(to),
  negation: (value, of) => (value as readonly JsonSchema[]).map((_, index) => failingAt(index, of)),
  holds: (_, instance, at) => holdsFrom(0, true, instance, at),
};

/** Means something only beside a tuple in `items`. */
export const additionalItems: Keyword = {
  name: "additionalItems",
  takes: "schema",
  negation: (_, of) => (Array.isArray(of.schema["items"]) ? [failingAt(prefixOf(of.schema).length, of)] : []),
  holds: (_, instance, at) =>
    !Array.isArray(at.schema["items"]) || holdsFrom(prefixOf(at.schema).length, false, instance, at),
};

function addItemGroup({ shape, schema, scopes, keyword }: Narrowing): void {
  if (keyword === "items" && schema.prefixItems !== undefined) return;
  shape.itemGroups = [...shape.itemGroups, { prefix: prefixOf(schema), rest: restOf(schema), scopes }];
}

function prefixOf(schema: SchemaObject): readonly JsonSchema[] {
  const { prefixItems: prefix, items: tuple } = schema;
  return prefix ?? (Array.isArray(tuple) ? (tuple as readonly JsonSchema[]) : []);
}

function restOf(schema: SchemaObject): JsonSchema | undefined {
  return Array.isArray(schema.items) ? (schema["additionalItems"] as JsonSchema | undefined) : schema.items;
}

/** An array whose item at this index fails its schema, the items before it being anything. */
function failingAt(index: number, of: Parameters<NonNullable<Keyword["negation"]>>[1]): JsonSchema {
  const schema = prefixOf(of.schema)[index] ?? restOf(of.schema) ?? true;
  const before = Array.from({ length: index }, () => true);
  return of.made({ type: "array", minItems: index + 1, prefixItems: [...before, of.not(schema)] });
}

/** Whether the items from an index on satisfy their schemas: those of the tuple, or those behind it. */
function holdsFrom(
  start: number,
  tuple: boolean,
  instance: Parameters<typeof isArray>[0],
  at: Evaluation,
): boolean {
  if (!isArray(instance)) return true;
  const prefix = prefixOf(at.schema);
  const rest = restOf(at.schema);
  const end = tuple ? Math.min(prefix.length, instance.length) : instance.length;
  for (let index = start; index < end; index++) {
    const schema = tuple ? prefix[index] : rest;
    if (schema === undefined) return true;
    at.items.add(index);
    if (!at.satisfies(schema, instance[index] ?? null)) return false;
  }
  return true;
}
