import type { Json } from "../../json/json.ts";
import { jsonTypes } from "../canonical/json-type.ts";
import type { Keyword } from "../canonical/keyword.ts";
import { isFormat, numberFormats } from "../format/formats.ts";
import { raiseMinimum } from "./minimum.ts";
import { lowerMaximum } from "./maximum.ts";

/** A format that nobody has defined constrains nothing; it may still be a hint (see `infer.ts`). */
export const format: Keyword = {
  name: "format",
  takes: "string",
  narrow: (value, to) => {
    const limits = numberFormats[value as string];
    if (limits !== undefined) {
      to.drop(jsonTypes.fraction);
      raiseMinimum(limits.minimum, false, to);
      lowerMaximum(limits.maximum, false, to);
    }
    if (limits === undefined && isFormat(value as string) === undefined) return;
    to.shape.formats = [...to.shape.formats, { name: value as string, matches: true }];
    to.mark("format");
  },
  negation: (value, of) =>
    isFormat(value as string) === undefined ? [] : [of.made({ type: "string", [notFormat.name]: value })],
  holds: (value, instance) => fits(value as string, instance),
};

export const notFormat: Keyword = {
  name: "hookproof:notFormat",
  takes: "string",
  narrow: (value, { shape, mark }) => {
    shape.formats = [...shape.formats, { name: value as string, matches: false }];
    mark("format");
  },
  holds: (value, instance) => typeof instance !== "string" || !fits(value as string, instance),
};

function fits(name: string, instance: Json): boolean {
  if (typeof instance === "string") return isFormat(name)?.(instance) ?? true;
  const limits = numberFormats[name];
  if (limits === undefined || (typeof instance !== "number" && typeof instance !== "bigint")) return true;
  const whole = typeof instance === "bigint" || Number.isInteger(instance);
  return whole && instance >= limits.minimum && instance <= limits.maximum;
}
