import { place } from "../place.ts";
import { variationCheck } from "../variation-check.ts";

export const unknownTopic = variationCheck({
  id: "unknown-topic",
  title: "A topic that the document does not list is acknowledged",
  section: "6/topics",
  level: "may",
  explain: `Only subscribed topics are sent, so a receiver may refuse what it does not know, and this only informs. When
somebody ticks one more box in the workbench, a receiver that answers 200 to what it does not handle is quiet, one that
throws (a \`switch\` with \`throw\` in \`default\`, a map without the key) fills the log.

In Express, Fastify, NestJS, Next.js, Flask, Django, Spring, Go, PHP and Rails alike: a default branch that logs the topic
once and answers 200.`,
  rows: () =>
    ["conversation.archived", "order.created"].map((event) => ({
      id: event,
      topic: null,
      vary: ({ notification }) => place(notification(), "/event", event),
    })),
});
