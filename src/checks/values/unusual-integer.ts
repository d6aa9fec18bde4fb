import { integerAdvice } from "../advice/integers.ts";
import { isDocumented, isInt64, isPlainInteger, valueRows } from "../rows/value-rows.ts";
import { variationCheck } from "../variation-check.ts";

export const unusualInteger = variationCheck({
  id: "unusual-integer",
  title: "Integers that are negative or very large are acknowledged",
  section: "2.4",
  level: "may",
  thorough: true,
  explain: `"Integer" says nothing about signs and limits. A duration should be neither negative nor beyond 2^31, an id not
negative, so a receiver may refuse them and this only informs; it tells where a receiver would fail if the platform's
own arithmetic went wrong.

${integerAdvice}`,
  rows: (known) => [
    ...valueRows(
      known,
      (field) => isPlainInteger(field) && isDocumented(field),
      () => [
        { word: "-1", value: -1 },
        { word: "2^31", value: 2_147_483_648 },
      ],
    ),
    ...valueRows(
      known,
      (field) => isInt64(field) && isDocumented(field),
      () => [{ word: "-2^63", value: -9_223_372_036_854_775_808n }],
    ),
  ],
});
