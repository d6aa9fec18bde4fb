import { isArray } from "../../json/json.ts";
import type { JsonSchema, SchemaObject } from "../../schema/json-schema.ts";
import type { Keyword } from "../canonical/keyword.ts";

/** With `minContains` (1 if absent) and `maxContains`, which mean nothing alone. */
export const contains: Keyword = {
  name: "contains",
  takes: "schema",
  narrow: (value, to) => {
    const { min, max } = countsOf(to.schema);
    const { shape, scopes } = to;
    shape.contains = [...shape.contains, { schema: value as JsonSchema, min, max, scopes }];
    to.mark("contains");
    if (min > shape.minItems) {
      shape.minItems = min;
      to.mark("minItems");
    }
  },
  negation: (value, of) => {
    const schema = value as JsonSchema;
    const { min, max } = countsOf(of.schema);
    const fewer =
      min === 1
        ? of.made({ type: "array", items: of.not(schema) })
        : of.made({ type: "array", contains: schema, minContains: 0, maxContains: min - 1 });
    const more = of.made({ type: "array", contains: schema, minContains: max + 1 });
    return [...(min > 0 ? [fewer] : []), ...(max < Infinity ? [more] : [])];
  },
  holds: (value, instance, at) => {
    if (!isArray(instance)) return true;
    const { min, max } = countsOf(at.schema);
    const found = [...instance.keys()].filter((index) =>
      at.satisfies(value as JsonSchema, instance[index] ?? null),
    );
    for (const index of found) at.items.add(index);
    return found.length >= min && found.length <= max;
  },
};

export const minContains: Keyword = { name: "minContains", takes: "count" };
export const maxContains: Keyword = { name: "maxContains", takes: "count" };

function countsOf(schema: SchemaObject): { readonly min: number; readonly max: number } {
  const { minContains: min, maxContains: max } = schema as { minContains?: number; maxContains?: number };
  return { min: min ?? 1, max: max ?? Infinity };
}
