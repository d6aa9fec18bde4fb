import type { JsonSchema } from "../../schema/json-schema.ts";
import { isSchemaObject } from "../../schema/json-schema.ts";
import type { Keyword } from "../canonical/keyword.ts";

/**
 * Pushed inward: a value fails a schema if it fails one of its keywords, so the negations of all keywords are a choice.
 * Nothing inside counts as evaluated for `unevaluatedProperties`.
 */
export const not: Keyword = {
  name: "not",
  takes: "schema",
  narrow: (value, to) => {
    const schema = value as JsonSchema;
    const options = to.once(() => (isSchemaObject(schema) ? to.waysToFail(schema) : schema ? [] : [true]));
    to.choose(options, { cover: false, scopes: [] });
  },
  negation: (value) => [value as JsonSchema],
  holds: (value, instance, at) => !at.satisfies(value as JsonSchema, instance),
};
