import { isArray } from "../../json/json.ts";
import type { Keyword } from "../canonical/keyword.ts";
import { dropCrossed } from "../canonical/shape.ts";

export const maxItems: Keyword = {
  name: "maxItems",
  takes: "count",
  narrow: (value, { shape, mark }) => {
    if ((value as number) >= shape.maxItems) return;
    shape.maxItems = value as number;
    mark("maxItems");
    dropCrossed(shape);
  },
  negation: (value, of) => [of.made({ type: "array", minItems: (value as number) + 1 })],
  holds: (value, instance) => !isArray(instance) || instance.length <= (value as number),
};
