import { isArray } from "../../json/json.ts";
import type { JsonSchema } from "../../schema/json-schema.ts";
import type { Keyword } from "../canonical/keyword.ts";

/** As `unevaluatedProperties`, for positions; it has no negation for the same reason. */
export const unevaluatedItems: Keyword = {
  name: "unevaluatedItems",
  takes: "schema",
  narrow: (value, { shape, schema, scopes, mark }) => {
    const outer = scopes.filter((scope) => scope !== schema);
    shape.restItems = [...shape.restItems, { scope: schema, schema: value as JsonSchema, scopes: outer }];
    mark("unevaluatedItems");
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
