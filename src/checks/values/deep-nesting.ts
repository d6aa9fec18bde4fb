import type { Json } from "../../json/json.ts";
import { place } from "../place.ts";
import { pointerIn } from "../rows/pointer-in.ts";
import { topicsOfKind } from "../rows/topic-rows.ts";
import { variationCheck } from "../variation-check.ts";

export const deepNesting = variationCheck({
  id: "deep-nesting",
  title: "A deeply nested value is acknowledged",
  section: "2.6/field-value",
  level: "may",
  thorough: true,
  explain: `fieldValue is any JSON value, so it may be nested. Ruby stops at 100 levels, PHP at 512, other parsers at the end
of their stack. That is right of them, so this only informs; a parser without a limit (Express, Fastify, NestJS, Next.js
over \`JSON.parse\`, Go up to 10,000, Flask, Django and Spring up to 1,000) should have one in front of what walks the
value recursively. Rails: \`JSON.parse(text, max_nesting: 100)\` is the default.`,
  rows: (known) =>
    topicsOfKind(known, "new_ticket")
      .slice(0, 1)
      .flatMap((topic) =>
        [50, 200, 1000].map((levels) => ({
          id: `${levels}-levels`,
          topic,
          vary: ({ notification, settings }) =>
            place(notification(topic), pointerIn(topic, "/ticket/*/fieldValue", settings), nested(levels)),
        })),
      ),
});

function nested(levels: number): Json {
  let value: Json = "底";
  for (let level = 0; level < levels; level++) value = [value];
  return value;
}
