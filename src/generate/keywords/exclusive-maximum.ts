import type { Keyword } from "../canonical/keyword.ts";
import { lowerMaximum } from "./maximum.ts";

/** A number; the boolean of draft-04 is read by `maximum`. */
export const exclusiveMaximum: Keyword = {
  name: "exclusiveMaximum",
  takes: "number or boolean",
  narrow: (value, to) => {
    if (typeof value !== "boolean") lowerMaximum(value as number, true, to);
  },
  negation: (value, of) =>
    typeof value === "boolean" ? [] : [of.made({ type: "number", minimum: value as number })],
  holds: (value, instance) =>
    typeof value === "boolean" ||
    (typeof instance !== "number" && typeof instance !== "bigint") ||
    instance < (value as number),
};
