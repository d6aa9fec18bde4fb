import type { Keyword, Narrowing } from "../canonical/keyword.ts";
import { dropCrossed } from "../canonical/shape.ts";

/** With the boolean `exclusiveMinimum: true` of draft-04 beside it, the bound itself is out. */
export const minimum: Keyword = {
  name: "minimum",
  takes: "number",
  narrow: (value, to) =>
    raiseMinimum(value as number, to.schema["exclusiveMinimum"] === (true as unknown), to),
  negation: (value, of) => {
    const keyword = of.schema["exclusiveMinimum"] === (true as unknown) ? "maximum" : "exclusiveMaximum";
    return [of.made({ type: "number", [keyword]: value })];
  },
  holds: (value, instance, at) => {
    if (typeof instance !== "number" && typeof instance !== "bigint") return true;
    return at.schema["exclusiveMinimum"] === (true as unknown)
      ? instance > (value as number)
      : instance >= (value as number);
  },
};

/** Shared with `exclusiveMinimum`. */
export function raiseMinimum(value: number | bigint, exclusive: boolean, to: Narrowing): void {
  const { shape } = to;
  const { minimum: before } = shape;
  if (before !== undefined && (before.value > value || (before.value === value && before.exclusive))) return;
  shape.minimum = { value, exclusive };
  to.mark("minimum");
  dropCrossed(shape);
}
