import { tolerantAdvice } from "../advice/tolerant.ts";
import type { Field } from "../../schema/load.ts";
import { fieldRowsByKind } from "../rows/field-rows.ts";
import { isDocumented, patchOf } from "../rows/value-rows.ts";
import { variationCheck } from "../variation-check.ts";

const isListed = (field: Field) => field.enum !== null && isDocumented(field) && !field.pointer.includes("*");

export const enumValueAcknowledged = variationCheck({
  id: "enum-value-acknowledged",
  title: "Every documented value of every field is acknowledged",
  section: "2.4/states",
  also: ["2.4", "2.4/call-type", "2.5/answer-state", "2.5/call-state", "2.6/gender"],
  explain: `The document lists the values of call_type, states, answer_state, call_state and gender. Two of them come all
the time; the others are found by the code that has no branch for them: a map without the key, a \`switch\` without the
case, a column of type ENUM, a transfer of calls that nobody thought of. Gender is M or W, not M or F.

${tolerantAdvice}`,
  rows: (known) =>
    fieldRowsByKind(known, isListed).flatMap((row) =>
      (row.field.enum ?? [])
        .filter((value) => value !== null)
        .map((value) => ({
          id: `${row.id}=${String(value)}`,
          topic: row.topic,
          vary: ({ notification }) => notification(row.topic, { with: patchOf(row, value) }),
        })),
    ),
});
