import type { JsonSchema, SchemaObject } from "../../schema/json-schema.ts";
import type { Keyword, Place } from "../canonical/keyword.ts";
import { dependentSchemas, withOrWithout } from "./dependent-schemas.ts";

/** `dependentRequired` and `dependentSchemas` of the drafts up to 7, in one: each value is a schema or a list of names. */
export const dependencies: Keyword = {
  name: "dependencies",
  takes: "schemas or names by name",
  narrow: (value, to) => {
    const choices = to.once(() =>
      Object.entries(schemasOf(value, to)).map(([name, schema]) => withOrWithout(name, schema, to)),
    );
    for (const options of choices) to.choose(options);
  },
  negation: (value, of) => dependentSchemas.negation?.(schemasOf(value, of), of) ?? [],
  holds: (value, instance, at) => dependentSchemas.holds?.(schemasOf(value, at), instance, at) ?? true,
};

function schemasOf(value: unknown, of: Place): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(value as Record<string, SchemaObject | readonly string[] | string>).map(
      ([name, dependency]) => [
        name,
        typeof dependency === "string" || Array.isArray(dependency)
          ? of.made({ required: [dependency].flat() as readonly string[] })
          : (dependency as JsonSchema),
      ],
    ),
  );
}
