import { isObject } from "../../json/json.ts";
import type { Keyword } from "../canonical/keyword.ts";
import { dropCrossed } from "../canonical/shape.ts";

export const minProperties: Keyword = {
  name: "minProperties",
  takes: "count",
  narrow: (value, { shape, mark }) => {
    if ((value as number) <= shape.minProperties) return;
    shape.minProperties = value as number;
    mark("minProperties");
    dropCrossed(shape);
  },
  negation: (value, of) =>
    value === 0 ? [] : [of.made({ type: "object", maxProperties: (value as number) - 1 })],
  holds: (value, instance) => !isObject(instance) || Object.keys(instance).length >= (value as number),
};
