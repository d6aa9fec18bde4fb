import type { JsonSchema } from "../../schema/json-schema.ts";
import type { Keyword } from "../canonical/keyword.ts";

export const anyOf: Keyword = {
  name: "anyOf",
  takes: "schemas",
  narrow: (value, to) => to.choose(value as readonly JsonSchema[]),
  negation: (value, of) => [
    of.made({ allOf: (value as readonly JsonSchema[]).map((schema) => of.not(schema)) }),
  ],
  // Every branch that applies counts for unevaluatedProperties, so none may be skipped.
  holds: (value, instance, at) =>
    (value as readonly JsonSchema[]).filter((schema) => at.applies(schema, instance)).length > 0,
};
