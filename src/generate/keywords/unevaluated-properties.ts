import { isObject } from "../../json/json.ts";
import type { JsonSchema } from "../../schema/json-schema.ts";
import type { Keyword } from "../canonical/keyword.ts";
import { someProperty } from "./some-property.ts";

/**
 * Speaks about names that no keyword beside it or in a branch that applies has evaluated: the shape knows the branches it
 * was made of. For the negation it has a property that nothing in the schema names; branches with patterns may still evaluate it,
 * so such values are checked.
 */
export const unevaluatedProperties: Keyword = {
  name: "unevaluatedProperties",
  takes: "schema",
  narrow: (value, { shape, schema, scopes, mark }) => {
    const outer = scopes.filter((scope) => scope !== schema);
    shape.restProperties = [
      ...shape.restProperties,
      { scope: schema, schema: value as JsonSchema, scopes: outer },
    ];
    mark("unevaluatedProperties");
  },
  negation: (value, of) => {
    of.doubt();
    const names = of.made({ not: of.made({ enum: namesIn(of.schema) }) });
    return [of.made({ [someProperty.name]: { names, value: of.not(value as JsonSchema) } })];
  },
  holds: (value, instance, at) => {
    if (!isObject(instance)) return true;
    return Object.entries(instance).every(([name, property]) => {
      if (at.names.has(name)) return true;
      at.names.add(name);
      return at.satisfies(value as JsonSchema, property);
    });
  },
};

/** All names that stand as keys of an object anywhere in a schema: more than those of properties, which does no harm. */
function namesIn(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(namesIn);
  return Array.isArray(value) ? inside : [...Object.keys(value), ...inside];
}
