import type { Json } from "../../json/json.ts";
import { decimalOf, multiple, stepsTo } from "../canonical/decimal.ts";
import type { Keyword } from "../canonical/keyword.ts";

/**
 * Validators differ: some divide in floating point, where 0.07 is no multiple of 0.01. So a multiple has to be one by
 * exact arithmetic and by division, and a number that must not be one has to fail both.
 */
export const multipleOf: Keyword = {
  name: "multipleOf",
  takes: "number",
  narrow: (value, { shape, mark }) => {
    shape.multiples = [...shape.multiples, value as number];
    mark("multipleOf");
  },
  negation: (value, of) => [of.made({ type: "number", [notMultipleOf.name]: value })],
  holds: (value, instance) =>
    !isNumber(instance) ||
    (isExactMultiple(instance, value as number) && dividesEvenly(instance, value as number)),
};

export const notMultipleOf: Keyword = {
  name: "hookproof:notMultipleOf",
  takes: "number",
  narrow: (value, { shape, mark }) => {
    shape.nonMultiples = [...shape.nonMultiples, value as number];
    mark("multipleOf");
  },
  holds: (value, instance) =>
    !isNumber(instance) ||
    (!isExactMultiple(instance, value as number) && !dividesEvenly(instance, value as number)),
};

function isNumber(value: Json): value is number | bigint {
  return typeof value === "number" || typeof value === "bigint";
}

function isExactMultiple(value: number | bigint, step: number): boolean {
  const decimal = decimalOf(step);
  return Number(multiple(decimal, stepsTo(decimalOf(value), decimal, "floor"))) === Number(value);
}

function dividesEvenly(value: number | bigint, step: number): boolean {
  if (typeof value === "bigint" && Number.isInteger(step)) return value % BigInt(step) === 0n;
  return Number.isInteger(Number(value) / step);
}
