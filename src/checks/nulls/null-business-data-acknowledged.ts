import { pointerOf } from "../../json/pointer.ts";
import { nullableAdvice } from "../advice/nullable.ts";
import { place } from "../place.ts";
import { bodyKeyOf } from "../rows/pointer-in.ts";
import { kindRows } from "../rows/topic-rows.ts";
import { variationCheck } from "../variation-check.ts";

export const nullBusinessDataAcknowledged = variationCheck({
  id: "null-business-data-acknowledged",
  title: "A notification whose business data is null as a whole is acknowledged",
  section: "2.1/business-data",
  level: "may",
  thorough: true,
  explain: `The document speaks of null for fields inside business data, not for the business data itself; so a receiver
may refuse this, and the check only informs. A refusal should be a 400, not an exception.

${nullableAdvice}`,
  rows: (known) =>
    kindRows(known).map((row) => ({
      ...row,
      vary: ({ notification }) =>
        place(notification(), pointerOf([bodyKeyOf(row.topic, known.settings)]), null),
    })),
});
