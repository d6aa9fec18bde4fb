import { isObject } from "../../json/json.ts";
import type { JsonSchema } from "../../schema/json-schema.ts";
import type { Keyword } from "../canonical/keyword.ts";
import { addPropertyGroup, isAdditional } from "./property-group.ts";
import { someProperty } from "./some-property.ts";

export const additionalProperties: Keyword = {
  name: "additionalProperties",
  takes: "schema",
  narrow: (_, to) => addPropertyGroup(to),
  negation: (value, of) => {
    const known = of.made({ enum: Object.keys(of.schema.properties ?? {}) });
    const patterns = Object.keys(of.schema.patternProperties ?? {}).map((source) =>
      of.made({ pattern: source }),
    );
    const names = of.made({ allOf: [known, ...patterns].map((schema) => of.not(schema)) });
    return [of.made({ [someProperty.name]: { names, value: of.not(value as JsonSchema) } })];
  },
  holds: (value, instance, at) => {
    if (!isObject(instance)) return true;
    return Object.entries(instance).every(([name, property]) => {
      if (!isAdditional(name, at.schema)) return true;
      at.names.add(name);
      return at.satisfies(value as JsonSchema, property);
    });
  },
};
