import { acceptFirstAdvice } from "../advice/accept-first.ts";
import { nullableAdvice } from "../advice/nullable.ts";
import type { Check } from "../check.ts";
import { acknowledged } from "../expect.ts";
import { place } from "../place.ts";
import type { FieldRow } from "../rows/field-rows.ts";
import { fieldRows } from "../rows/field-rows.ts";
import { pointerIn } from "../rows/pointer-in.ts";

export const nullFieldAcknowledged: Check<FieldRow> = {
  id: "null-field-acknowledged",
  title: "A notification with one field null is acknowledged, whichever field it is",
  section: "2.1/null",
  also: ["2.2/dev-client-id"],
  level: "must",
  needs: ["valid-notification-acknowledged"],
  explain: `"A null value is possible for fields inside business data", says the document, of all of them and at every
depth: texts, numbers, lists, whole objects. Test data has values everywhere, so the first null comes in production, and
the notification that carries it is lost.

${nullableAdvice}

${acceptFirstAdvice}`,
  cases: (known) => fieldRows(known),
  async run({ row, notification, deliver, settings }) {
    const pointer = pointerIn(row.topic, row.field.pointer, settings);
    return acknowledged(await deliver(place(notification(), pointer, null)), `with ${pointer} null`);
  },
};
