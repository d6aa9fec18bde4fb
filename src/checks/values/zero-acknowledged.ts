import { isDocumented, isInt64, isPlainInteger, valueRows } from "../rows/value-rows.ts";
import { nullableAdvice } from "../advice/nullable.ts";
import { variationCheck } from "../variation-check.ts";

export const zeroAcknowledged = variationCheck({
  id: "zero-acknowledged",
  title: "An integer that is zero is acknowledged",
  section: "2.4",
  also: ["2.5", "2.6/customer"],
  explain: `A call that nobody answered has a duration of zero. \`if (!data.duration)\`, \`data.duration or raise\`, \`@Positive\`,
\`required\` in Go validators and \`empty($x)\` in PHP take zero for absent; a rate divides by it.

${nullableAdvice}`,
  rows: (known) =>
    valueRows(
      known,
      (field) =>
        (isPlainInteger(field) || isInt64(field)) && isDocumented(field) && !/(^|_)id$|Id$/.test(field.name),
      () => [{ word: "0", value: 0 }],
    ),
});
