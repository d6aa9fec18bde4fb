import type { Family } from "../family.ts";
import { setting } from "../family.ts";
import type { FuzzLevel } from "../mutation.ts";

/** Whole numbers at which decoders overflow. The document gives Long and int64 (2.5, 2.6), so their range is documented. */
const int64Values: readonly (readonly [number | bigint, FuzzLevel])[] = [
  [0, "documented"],
  [2_147_483_648, "documented"],
  [9_007_199_254_740_993n, "documented"],
  [9_223_372_036_854_775_807n, "documented"],
  [-1, "lenient"],
  [-9_223_372_036_854_775_808n, "lenient"],
  [9_223_372_036_854_775_808n, "hostile"],
];

/** `Integer` without a width (2.4): an int32 holds what is documented, more is lenient. */
const integerValues: readonly (readonly [number | bigint, FuzzLevel])[] = [
  [0, "documented"],
  [2_147_483_647, "documented"],
  [-1, "lenient"],
  [2_147_483_648, "lenient"],
  [9_007_199_254_740_993n, "lenient"],
];

export const boundaryFamily: Family = {
  id: "boundary",
  title: "numbers at the edges of their type",
  section: "2.6",
  why: "Long and int64 reach from -2^63 to 2^63-1; numbers beyond 2^53 do not fit a JavaScript number, and beyond 2^31 no 32-bit integer.",
  fix: "Keep ids as 64-bit integers or as text (BIGINT columns, `long`, `int64`, a lossless JSON parser in JavaScript).",
  mutations: ({ sites }) =>
    sites
      .filter(({ field }) => field.types.includes("integer"))
      .flatMap(({ at, field }) =>
        (field.format === "int64" ? int64Values : integerValues).map(([value, level]) =>
          setting("boundary", level, at, value, `is ${value}`),
        ),
      ),
};
