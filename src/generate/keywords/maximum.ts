import type { Keyword, Narrowing } from "../canonical/keyword.ts";
import { dropCrossed } from "../canonical/shape.ts";

/** With the boolean `exclusiveMaximum: true` of draft-04 beside it, the bound itself is out. */
export const maximum: Keyword = {
  name: "maximum",
  takes: "number",
  narrow: (value, to) =>
    lowerMaximum(value as number, to.schema["exclusiveMaximum"] === (true as unknown), to),
  negation: (value, of) => {
    const keyword = of.schema["exclusiveMaximum"] === (true as unknown) ? "minimum" : "exclusiveMinimum";
    return [of.made({ type: "number", [keyword]: value })];
  },
  holds: (value, instance, at) => {
    if (typeof instance !== "number" && typeof instance !== "bigint") return true;
    return at.schema["exclusiveMaximum"] === (true as unknown)
      ? instance < (value as number)
      : instance <= (value as number);
  },
};

/** Shared with `exclusiveMaximum`. */
export function lowerMaximum(value: number | bigint, exclusive: boolean, to: Narrowing): void {
  const { shape } = to;
  const { maximum: before } = shape;
  if (before !== undefined && (before.value < value || (before.value === value && before.exclusive))) return;
  shape.maximum = { value, exclusive };
  to.mark("maximum");
  dropCrossed(shape);
}
