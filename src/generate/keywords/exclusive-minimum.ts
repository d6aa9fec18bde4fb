import type { Keyword } from "../canonical/keyword.ts";
import { raiseMinimum } from "./minimum.ts";

/** A number; the boolean of draft-04 is read by `minimum`. */
export const exclusiveMinimum: Keyword = {
  name: "exclusiveMinimum",
  takes: "number or boolean",
  narrow: (value, to) => {
    if (typeof value !== "boolean") raiseMinimum(value as number, true, to);
  },
  negation: (value, of) =>
    typeof value === "boolean" ? [] : [of.made({ type: "number", maximum: value as number })],
  holds: (value, instance) =>
    typeof value === "boolean" ||
    (typeof instance !== "number" && typeof instance !== "bigint") ||
    instance > (value as number),
};
