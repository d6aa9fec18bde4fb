import { integerAdvice } from "../advice/integers.ts";
import { isDocumented, isInt64, valueRows } from "../rows/value-rows.ts";
import { variationCheck } from "../variation-check.ts";

export const int64ValueAcknowledged = variationCheck({
  id: "int64-value-acknowledged",
  title: "Long and int64 values are acknowledged up to their limit",
  section: "2.5/int64",
  also: ["2.6/business-id", "2.5/billsec"],
  explain: `businessId is a Long, id and Billsec of a robot call are int64: they reach 2^63-1. A column of 32 bits or a
Java \`int\` ends at 2^31, and JavaScript rounds beyond 2^53 without a word, so that two tickets get one id.

${integerAdvice}`,
  rows: (known) =>
    valueRows(
      known,
      (field) => isInt64(field) && isDocumented(field),
      () => [
        { word: "2^31", value: 2_147_483_648 },
        { word: "2^53+1", value: 9_007_199_254_740_993n },
        { word: "2^63-1", value: 9_223_372_036_854_775_807n },
      ],
    ),
});
