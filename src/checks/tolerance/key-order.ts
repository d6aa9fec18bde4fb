import type { Notification } from "../../contract/notification.ts";
import { objectOf } from "../../json/json.ts";
import type { Variation } from "../variation-check.ts";
import { variationCheck } from "../variation-check.ts";

type Order = (entries: [string, Notification[string]][]) => [string, Notification[string]][];

const orders: Readonly<Record<string, Order>> = {
  reversed: (entries) => entries.toReversed(),
  sorted: (entries) => entries.toSorted(([a], [b]) => (a < b ? -1 : 1)),
  "business-data-first": (entries) => [...entries.slice(-1), ...entries.slice(0, -1)],
};

export const keyOrder = variationCheck({
  id: "key-order",
  title: "The order of the envelope's keys does not matter",
  section: "2.1",
  also: ["4.1/body", "2.1/business-data"],
  explain: `The members of a JSON object have no order. Receivers depend on it all the same when they read the topic with a
pattern from the start of the body, take "the last key" for the business data, read a stream and want \`event\` before the
data, or hash what they have put together again.

Parse the body and look members up by name: \`body.event\` (Express, Fastify, NestJS, Next.js), \`body["event"]\` (Flask,
Django, PHP, Rails), a class with named members (Spring), a struct with tags (Go).`,
  rows: () =>
    Object.entries(orders).map(([id, order]): Variation => ({
      id,
      topic: null,
      ...(id === "reversed" ? {} : { thorough: true }),
      vary: ({ notification }) => objectOf(order(Object.entries(notification()))),
    })),
});
