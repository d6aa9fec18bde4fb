import { isArray } from "../../json/json.ts";
import type { Keyword } from "../canonical/keyword.ts";
import { dropCrossed } from "../canonical/shape.ts";

export const minItems: Keyword = {
  name: "minItems",
  takes: "count",
  narrow: (value, { shape, mark }) => {
    if ((value as number) <= shape.minItems) return;
    shape.minItems = value as number;
    mark("minItems");
    dropCrossed(shape);
  },
  negation: (value, of) => (value === 0 ? [] : [of.made({ type: "array", maxItems: (value as number) - 1 })]),
  holds: (value, instance) => !isArray(instance) || instance.length >= (value as number),
};
