import { isObject } from "../../json/json.ts";
import type { JsonSchema } from "../../schema/json-schema.ts";
import type { Keyword } from "../canonical/keyword.ts";

/**
 * Speaks about names that no keyword beside it or in a branch that applies has evaluated: the shape knows the branches it
 * was made of. It has no negation: which branches apply to a value that fails it is not known beforehand.
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
  holds: (value, instance, at) => {
    if (!isObject(instance)) return true;
    return Object.entries(instance).every(([name, property]) => {
      if (at.names.has(name)) return true;
      at.names.add(name);
      return at.satisfies(value as JsonSchema, property);
    });
  },
};
