import { isObject } from "../../json/json.ts";
import { allTypes, jsonTypes } from "../canonical/json-type.ts";
import type { Keyword } from "../canonical/keyword.ts";
import type { SomeProperty } from "../canonical/shape.ts";

/**
 * There is a property whose name and whose value satisfy two schemas. No keyword of JSON Schema says so, yet it is what
 * remains when `patternProperties`, `additionalProperties` or `propertyNames` is to fail.
 */
export const someProperty: Keyword = {
  name: "hookproof:someProperty",
  takes: "anything",
  narrow: (value, to) => {
    to.drop(allTypes & ~jsonTypes.object);
    to.shape.someProperties = [...to.shape.someProperties, value as SomeProperty];
  },
  holds: (value, instance, at) => {
    const { names, value: property } = value as SomeProperty;
    return (
      isObject(instance) &&
      Object.entries(instance).some(([name, one]) => at.satisfies(names, name) && at.satisfies(property, one))
    );
  },
};
