import type { Keyword } from "../canonical/keyword.ts";
import { dropCrossed } from "../canonical/shape.ts";
import { lengthOf } from "../canonical/length.ts";

export const minLength: Keyword = {
  name: "minLength",
  takes: "count",
  narrow: (value, { shape, mark }) => {
    if ((value as number) <= shape.minLength) return;
    shape.minLength = value as number;
    mark("minLength");
    dropCrossed(shape);
  },
  negation: (value, of) =>
    value === 0 ? [] : [of.made({ type: "string", maxLength: (value as number) - 1 })],
  holds: (value, instance) => typeof instance !== "string" || lengthOf(instance) >= (value as number),
};
