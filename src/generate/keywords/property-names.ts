import { isObject } from "../../json/json.ts";
import type { JsonSchema } from "../../schema/json-schema.ts";
import type { Keyword } from "../canonical/keyword.ts";
import { someProperty } from "./some-property.ts";

export const propertyNames: Keyword = {
  name: "propertyNames",
  takes: "schema",
  narrow: (value, { shape, mark }) => {
    shape.nameRules = [...shape.nameRules, value as JsonSchema];
    mark("propertyNames");
  },
  negation: (value, of) => [
    of.made({ [someProperty.name]: { names: of.not(value as JsonSchema), value: true } }),
  ],
  holds: (value, instance, at) =>
    !isObject(instance) || Object.keys(instance).every((name) => at.satisfies(value as JsonSchema, name)),
};
