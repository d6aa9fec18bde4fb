import { isObject } from "../../json/json.ts";
import type { Keyword } from "../canonical/keyword.ts";
import { withOrWithout } from "./dependent-schemas.ts";

export const dependentRequired: Keyword = {
  name: "dependentRequired",
  takes: "names by name",
  narrow: (value, to) => {
    const choices = to.once(() =>
      Object.entries(value as Record<string, readonly string[]>).map(([name, required]) =>
        withOrWithout(name, to.made({ required }), to),
      ),
    );
    for (const options of choices) to.choose(options);
  },
  negation: (value, of) =>
    Object.entries(value as Record<string, readonly string[]>).flatMap(([name, required]) =>
      required.map((missing) =>
        of.made({ type: "object", required: [name], properties: Object.fromEntries([[missing, false]]) }),
      ),
    ),
  holds: (value, instance) =>
    !isObject(instance) ||
    Object.entries(value as Record<string, readonly string[]>).every(
      ([name, required]) =>
        !Object.hasOwn(instance, name) || required.every((other) => Object.hasOwn(instance, other)),
    ),
};
