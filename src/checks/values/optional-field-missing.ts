import type { Notification } from "../../contract/notification.ts";
import { topics } from "../../contract/topics.ts";
import { isObject } from "../../json/json.ts";
import { removeAt } from "../../json/pointer.ts";
import { nullableAdvice } from "../advice/nullable.ts";
import type { Check } from "../check.ts";
import { acknowledged } from "../expect.ts";
import type { FieldRow } from "../rows/field-rows.ts";
import { fieldRowsByKind } from "../rows/field-rows.ts";
import { pointerIn } from "../rows/pointer-in.ts";
import { isDocumented } from "../rows/value-rows.ts";

export const optionalFieldMissing: Check<FieldRow> = {
  id: "optional-field-missing",
  title: "A notification without an optional field is acknowledged",
  section: "2.5/required",
  level: "must",
  needs: ["valid-notification-acknowledged"],
  explain: `The robot call record says which of its fields are required; the others may be absent, and a receiver has to
take that. Of the other kinds the document does not say which fields may be absent, so a refusal there is a warning.
Absent and null are two things in most languages: \`undefined\` and \`null\`, a missing key and None, a nil pointer and
null. Code that handles one often forgets the other.

${nullableAdvice}`,
  cases: (known) =>
    fieldRowsByKind(known, (field) => !field.required && isDocumented(field)).map((row) =>
      topics[row.topic].kind === "robot_call" ? row : { ...row, thorough: true },
    ),
  async run({ row, notification, deliver, settings }) {
    const pointer = pointerIn(row.topic, row.field.pointer, settings);
    const violation = acknowledged(await deliver(without(notification(), pointer)), `without ${pointer}`);
    if (violation === undefined || topics[row.topic].kind === "robot_call") return violation;
    return { ...violation, level: "should" };
  },
};

function without(notification: Notification, pointer: string): Notification {
  const rest = removeAt(notification, pointer);
  return isObject(rest) ? rest : notification;
}
