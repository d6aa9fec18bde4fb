import type { JsonSchema } from "../../schema/json-schema.ts";
import type { Keyword } from "../canonical/keyword.ts";

export const allOf: Keyword = {
  name: "allOf",
  takes: "schemas",
  narrow: (value, to) => {
    for (const schema of value as readonly JsonSchema[]) to.absorb(schema);
  },
  negation: (value, of) => (value as readonly JsonSchema[]).map((schema) => of.not(schema)),
  holds: (value, instance, at) =>
    (value as readonly JsonSchema[]).every((schema) => at.applies(schema, instance)),
};
