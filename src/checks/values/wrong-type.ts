import type { Json } from "../../json/json.ts";
import type { Field } from "../../schema/load.ts";
import { tolerantAdvice } from "../advice/tolerant.ts";
import { isDocumented, valueRows } from "../rows/value-rows.ts";
import { variationCheck } from "../variation-check.ts";

export const wrongType = variationCheck({
  id: "wrong-type",
  title: "A value of another type than documented is acknowledged",
  section: "2.4",
  level: "may",
  thorough: true,
  explain: `A number where a text is documented, a text where a number is: the document does not allow it, so a receiver
may refuse, and this only informs. What matters is that it refuses with a status and stays alive; and that whoever takes
the notification first and understands it later loses nothing.

${tolerantAdvice}`,
  rows: (known) =>
    valueRows(
      known,
      (field) => isDocumented(field) && !field.pointer.includes("*") && field.types.length > 0,
      (field) => [{ word: "other-type", value: otherType(field) }],
    ),
});

function otherType({ types }: Field): Json {
  if (types.includes("string")) return 12;
  if (types.includes("object") || types.includes("array")) return "文字";
  return "12";
}
