import { isObject } from "../../json/json.ts";
import type { JsonSchema } from "../../schema/json-schema.ts";
import type { Keyword } from "../canonical/keyword.ts";
import { addPropertyGroup } from "./property-group.ts";

export const properties: Keyword = {
  name: "properties",
  takes: "schemas by name",
  narrow: (_, to) => addPropertyGroup(to),
  negation: (value, of) =>
    Object.entries(value as Record<string, JsonSchema>).map(([name, schema]) =>
      of.made({ type: "object", required: [name], properties: Object.fromEntries([[name, of.not(schema)]]) }),
    ),
  holds: (value, instance, at) => {
    if (!isObject(instance)) return true;
    return Object.entries(value as Record<string, JsonSchema>).every(([name, schema]) => {
      const property = Object.hasOwn(instance, name) ? instance[name] : undefined;
      if (property === undefined) return true;
      at.names.add(name);
      return at.satisfies(schema, property);
    });
  },
};
