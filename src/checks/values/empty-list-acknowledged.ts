import { nullableAdvice } from "../advice/nullable.ts";
import { isDocumented, valueRows } from "../rows/value-rows.ts";
import { variationCheck } from "../variation-check.ts";

export const emptyListAcknowledged = variationCheck({
  id: "empty-list-acknowledged",
  title: "An empty list is acknowledged",
  section: "2.5/intent-tag",
  also: ["2.6/ticket", "2.5"],
  explain: `A robot call without intents has an empty intent_tag, a ticket without fields an empty ticket. \`list[0].x\`,
\`Math.max(...list)\`, \`reduce\` without a start, \`INSERT … VALUES\` without rows and \`IN ()\` fail on nothing.

${nullableAdvice}`,
  rows: (known) =>
    valueRows(
      known,
      (field) => field.types.includes("array") && isDocumented(field),
      () => [{ word: "empty", value: [] }],
    ),
});
