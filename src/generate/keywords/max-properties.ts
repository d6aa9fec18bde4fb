import { isObject } from "../../json/json.ts";
import type { Keyword } from "../canonical/keyword.ts";
import { dropCrossed } from "../canonical/shape.ts";

export const maxProperties: Keyword = {
  name: "maxProperties",
  takes: "count",
  narrow: (value, { shape, mark }) => {
    if ((value as number) >= shape.maxProperties) return;
    shape.maxProperties = value as number;
    mark("maxProperties");
    dropCrossed(shape);
  },
  negation: (value, of) => [of.made({ type: "object", minProperties: (value as number) + 1 })],
  holds: (value, instance) => !isObject(instance) || Object.keys(instance).length <= (value as number),
};
