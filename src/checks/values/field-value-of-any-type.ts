import type { Json } from "../../json/json.ts";
import { place } from "../place.ts";
import { pointerIn } from "../rows/pointer-in.ts";
import { topicsOfKind } from "../rows/topic-rows.ts";
import { variationCheck } from "../variation-check.ts";

const values: Readonly<Record<string, Json>> = {
  text: "加急",
  "empty-text": "",
  integer: 3,
  zero: 0,
  fraction: 12.5,
  "large-integer": 9_007_199_254_740_993n,
  true: true,
  false: false,
  null: null,
  list: ["发票", "退款"],
  "empty-list": [],
  "list-of-objects": [{ key: "a", value: 1 }],
  object: { id: 7, label: "华东" },
  "empty-object": {},
  nested: { path: [{ name: "一级" }, { name: "二级", children: [[1, 2], []] }] },
};

export const fieldValueOfAnyType = variationCheck({
  id: "field-value-of-any-type",
  title: "A ticket field's value is acknowledged, whatever its JSON type",
  section: "2.6/field-value",
  also: ["2.6/ticket"],
  explain: `fieldValue is an Object, that is any JSON value: a text field has a text, a check box a boolean, a cascade a
list, an attachment an object. Code written against the first ticket seen takes all of them for text.

- TypeScript (Express, Fastify, NestJS, Next.js): \`unknown\`, stored as JSON; \`String(value)\` gives \`[object Object]\`.
- Flask, Django: \`Any\`, \`JSONField\`. Spring: \`JsonNode\` or \`Object\`, not \`String\`. Go: \`json.RawMessage\` or \`any\`.
- PHP: \`mixed\`; \`trim($value)\` throws for lists. Rails: a \`jsonb\` column.`,
  rows: (known) =>
    topicsOfKind(known, "new_ticket")
      .slice(0, 1)
      .flatMap((topic) =>
        Object.entries(values).map(([word, value]) => ({
          id: word,
          topic,
          vary: ({ notification, settings }) =>
            place(notification(topic), pointerIn(topic, "/ticket/*/fieldValue", settings), value),
        })),
      ),
});
