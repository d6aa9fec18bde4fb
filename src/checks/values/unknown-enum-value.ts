import { tolerantAdvice } from "../advice/tolerant.ts";
import { isDocumented, valueRows } from "../rows/value-rows.ts";
import { variationCheck } from "../variation-check.ts";

export const unknownEnumValue = variationCheck({
  id: "unknown-enum-value",
  title: "A value that the document does not list is acknowledged",
  section: "2.4/call-type",
  level: "may",
  thorough: true,
  explain: `A platform adds values before its document does. Receivers with typed enumerations refuse them, which the
document allows; so this only informs. What is refused is lost: better to store the text and to understand it later.

${tolerantAdvice}`,
  rows: (known) =>
    valueRows(
      known,
      (field) => field.enum !== null && isDocumented(field),
      () => [{ word: "unlisted", value: "将来的值" }],
    ),
});
