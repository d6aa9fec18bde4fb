import { isObject } from "../../json/json.ts";
import type { JsonSchema } from "../../schema/json-schema.ts";
import type { Keyword } from "../canonical/keyword.ts";
import { matcherOf } from "../pattern/matcher.ts";
import { addPropertyGroup } from "./property-group.ts";
import { someProperty } from "./some-property.ts";

export const patternProperties: Keyword = {
  name: "patternProperties",
  takes: "schemas by pattern",
  narrow: (_, to) => addPropertyGroup(to),
  negation: (value, of) =>
    Object.entries(value as Record<string, JsonSchema>).map(([source, schema]) =>
      of.made({ [someProperty.name]: { names: of.made({ pattern: source }), value: of.not(schema) } }),
    ),
  holds: (value, instance, at) => {
    if (!isObject(instance)) return true;
    return Object.entries(value as Record<string, JsonSchema>).every(([source, schema]) =>
      Object.entries(instance).every(([name, property]) => {
        if (!matcherOf(source).test(name)) return true;
        at.names.add(name);
        return at.satisfies(schema, property);
      }),
    );
  },
};
