import type { Json } from "../json/json.ts";
import { isArray, isObject } from "../json/json.ts";
import type { Hint } from "./hints.ts";
import { digits } from "./person.ts";

/**
 * The methods of faker with arguments that the shipped schemas ask for, drawn straight from the stream: nothing is loaded,
 * and the whole range occurs. Undefined for arguments that only faker itself understands.
 */
export const argumentHints: Readonly<Record<string, (args: readonly Json[]) => Hint | undefined>> = {
  "number.int": ([range]) => {
    const [min, max] = boundsOf(range, ["min", "max"]);
    return min === undefined || max === undefined ? undefined : (stream) => stream.int(min, max);
  },
  "number.float": ([range]) => {
    const [min, max, digitsAfter] = boundsOf(range, ["min", "max", "fractionDigits"]);
    if (min === undefined || max === undefined || digitsAfter === undefined) return undefined;
    const scale = 10 ** digitsAfter;
    return (stream) => stream.int(min * scale, max * scale) / scale;
  },
  "string.numeric": ([length]) =>
    typeof length === "number" ? (stream) => digits(stream, length) : undefined,
  "helpers.arrayElement": ([list]) =>
    isArray(list) && list.length > 0 ? (stream) => stream.pick(list) : undefined,
};

/** Whole numbers under exactly these names, in their order; nothing if there is more or less. */
function boundsOf(range: Json | undefined, names: readonly string[]): readonly (number | undefined)[] {
  if (!isObject(range) || Object.keys(range).length !== names.length) return [];
  return names.map((name) => {
    const value = range[name];
    return typeof value === "number" && Number.isSafeInteger(value) ? value : undefined;
  });
}
