import { isObject } from "../../json/json.ts";
import type { JsonSchema } from "../../schema/json-schema.ts";
import type { Keyword, Place } from "../canonical/keyword.ts";

/** For each name two alternatives: the property is there and the schema holds, or it is not there. */
export const dependentSchemas: Keyword = {
  name: "dependentSchemas",
  takes: "schemas by name",
  narrow: (value, to) => {
    const choices = to.once(() =>
      Object.entries(value as Record<string, JsonSchema>).map(([name, schema]) =>
        withOrWithout(name, schema, to),
      ),
    );
    for (const options of choices) to.choose(options);
  },
  negation: (value, of) =>
    Object.entries(value as Record<string, JsonSchema>).map(([name, schema]) =>
      of.made({ type: "object", required: [name], allOf: [of.not(schema)] }),
    ),
  holds: (value, instance, at) =>
    !isObject(instance) ||
    Object.entries(value as Record<string, JsonSchema>).every(
      ([name, schema]) => !Object.hasOwn(instance, name) || at.applies(schema, instance),
    ),
};

/** Shared with `dependentRequired` and `dependencies`. */
export function withOrWithout(name: string, schema: JsonSchema, of: Place): readonly JsonSchema[] {
  return [
    of.made({ type: "object", required: [name], allOf: [schema] }),
    of.made({ properties: Object.fromEntries([[name, false]]) }),
  ];
}
