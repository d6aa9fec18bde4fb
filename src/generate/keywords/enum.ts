import type { Json } from "../../json/json.ts";
import { equalityKey } from "../canonical/equality.ts";
import type { Keyword, Narrowing } from "../canonical/keyword.ts";

export const enumeration: Keyword = {
  name: "enum",
  takes: "list",
  narrow: (value, to) => narrowValues(value as readonly Json[], to),
  negation: (value, of) => [of.made({ [excluded.name]: value })],
  holds: (value, instance) => includes(value as readonly Json[], instance),
};

/** Values that are not allowed, from `not` around `enum` or `const`. */
export const excluded: Keyword = {
  name: "hookproof:excluded",
  takes: "list",
  narrow: (value, { shape, mark }) => {
    shape.excluded = [...shape.excluded, ...(value as readonly Json[])];
    mark("excluded");
  },
  holds: (value, instance) => !includes(value as readonly Json[], instance),
};

/** Leaves those of the listed values that the shape had left; shared with `const`. */
export function narrowValues(values: readonly Json[], to: Narrowing): void {
  const { shape } = to;
  const before = shape.values;
  const left = before === undefined ? values : values.filter((value) => includes(before, value));
  if (left.length === 0) {
    shape.conflict ??= { origins: [shape.origins["values"] ?? to, to], reason: "no value is in both lists" };
  }
  shape.values = left;
  to.mark("values");
}

function includes(values: readonly Json[], value: Json): boolean {
  const key = equalityKey(value);
  return values.some((one) => equalityKey(one) === key);
}
