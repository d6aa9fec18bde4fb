import { isObject } from "../../json/json.ts";
import type { JsonSchema } from "../../schema/json-schema.ts";
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
  holds: (value, instance, at) =>
    !isObject(instance) ||
    Object.entries(value as Record<string, Dependency>).every(([name, dependency]) => {
      if (!Object.hasOwn(instance, name)) return true;
      return isNames(dependency)
        ? [dependency].flat().every((other) => Object.hasOwn(instance, other))
        : at.applies(dependency, instance);
    }),
};

type Dependency = JsonSchema | readonly string[] | string;

function isNames(dependency: Dependency): dependency is readonly string[] | string {
  return typeof dependency === "string" || Array.isArray(dependency);
}

function schemasOf(value: unknown, of: Place): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(value as Record<string, Dependency>).map(([name, dependency]) => [
      name,
      isNames(dependency) ? of.made({ required: [dependency].flat() }) : dependency,
    ]),
  );
}
