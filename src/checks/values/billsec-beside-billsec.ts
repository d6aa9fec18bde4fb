import type { Notification } from "../../contract/notification.ts";
import type { Topic } from "../../contract/topics.ts";
import type { JsonObject } from "../../json/json.ts";
import { objectOf } from "../../json/json.ts";
import { pointerOf } from "../../json/pointer.ts";
import type { CheckContext } from "../check.ts";
import { place } from "../place.ts";
import { bodyKeyOf, dataOf } from "../rows/pointer-in.ts";
import { topicsOfKind } from "../rows/topic-rows.ts";
import type { Variation } from "../variation-check.ts";
import { variationCheck } from "../variation-check.ts";

type Members = readonly (readonly [string, JsonObject[string]])[];

/** How the two members stand in the record, given its other members. */
const arrangements: Readonly<Record<string, (others: Members) => Members>> = {
  "integer-first": (others) => [["Billsec", 42], ...others, ["billsec", "42"]],
  "text-first": (others) => [["billsec", "42"], ...others, ["Billsec", 42]],
  "integer-alone": (others) => [["Billsec", 42], ...others],
  "text-alone": (others) => [["billsec", "42"], ...others],
  neither: (others) => others,
};

export const billsecBesideBillsec = variationCheck({
  id: "billsec-beside-billsec",
  title: "Billsec, an integer, and billsec, a text, are told apart",
  section: "2.5/billsec",
  also: ["2.5/kind"],
  explain: `A robot call has \`Billsec\` (int64) and \`billsec\` (a text): two fields whose names differ by one letter's case.
Decoders that ignore case put one into the other and fail on its type, depending on their order and on which is there.

- Go: \`encoding/json\` matches names without regard to case; declare both fields with their exact tags, then the exact match wins.
- Spring: no \`ACCEPT_CASE_INSENSITIVE_PROPERTIES\`; \`@JsonProperty("Billsec")\` and \`@JsonProperty("billsec")\`. Lombok makes one setter of both, so name the fields apart.
- .NET-like defaults, and \`camelcase-keys\` in Express, Fastify, NestJS, Next.js, make one key of two.
- Flask, Django, PHP, Rails: keys are exact until something normalises them (\`lower()\`, \`underscore\`, MySQL column names).`,
  rows: (known) =>
    topicsOfKind(known, "robot_call").flatMap((topic) =>
      Object.entries(arrangements).map(([id, arrange]): Variation => ({
        id,
        topic,
        vary: (context) => arranged(context, topic, arrange),
      })),
    ),
});

function arranged(
  { notification, settings }: CheckContext,
  topic: Topic,
  arrange: (others: Members) => Members,
): Notification {
  const made = notification(topic);
  const others = Object.entries(dataOf(made, topic, settings)).filter(
    ([name]) => name.toLowerCase() !== "billsec",
  );
  return place(made, pointerOf([bodyKeyOf(topic, settings)]), objectOf(arrange(others)));
}
