import { isArray } from "../../json/json.ts";
import type { JsonSchema } from "../../schema/json-schema.ts";
import type { Keyword } from "../canonical/keyword.ts";

/** As `unevaluatedProperties`, for positions. For the negation it has an item far behind those that the schema names. */
export const unevaluatedItems: Keyword = {
  name: "unevaluatedItems",
  takes: "schema",
  narrow: (value, { shape, schema, scopes, mark }) => {
    const outer = scopes.filter((scope) => scope !== schema);
    shape.restItems = [...shape.restItems, { scope: schema, schema: value as JsonSchema, scopes: outer }];
    mark("unevaluatedItems");
  },
  negation: (value, of) => {
    of.doubt();
    const before = Array.from({ length: 8 }, () => true);
    return [of.made({ type: "array", minItems: 9, prefixItems: [...before, of.not(value as JsonSchema)] })];
  },
  holds: (value, instance, at) => {
    if (!isArray(instance)) return true;
    return instance.every((item, index) => {
      if (at.items.has(index)) return true;
      at.items.add(index);
      return at.satisfies(value as JsonSchema, item);
    });
  },
};
