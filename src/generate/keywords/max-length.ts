import type { Keyword } from "../canonical/keyword.ts";
import { dropCrossed } from "../canonical/shape.ts";
import { lengthOf } from "../canonical/length.ts";

export const maxLength: Keyword = {
  name: "maxLength",
  takes: "count",
  narrow: (value, { shape, mark }) => {
    if ((value as number) >= shape.maxLength) return;
    shape.maxLength = value as number;
    mark("maxLength");
    dropCrossed(shape);
  },
  negation: (value, of) => [of.made({ type: "string", minLength: (value as number) + 1 })],
  holds: (value, instance) => typeof instance !== "string" || lengthOf(instance) <= (value as number),
};
