import type { Topic } from "../../contract/topics.ts";
import { acceptFirstAdvice } from "../advice/accept-first.ts";
import { describeAnswer } from "../answer-words.ts";
import type { Case, Check } from "../check.ts";
import { aboutTheSame } from "../same-entity.ts";

/** Events that usually come second, each with the one that usually comes first. */
const predecessors = {
  "conversation.scheduled": "conversation.created",
  "conversation.updated": "conversation.created",
  "conversation.closed": "conversation.created",
  "client.updated": "client.created",
  "client.deleted": "client.created",
  "new_ticket.comment": "new_ticket.processing_first",
  "new_ticket.closed": "new_ticket.processing_first",
} as const satisfies Partial<Record<Topic, Topic>>;

interface PredecessorRow extends Case {
  readonly second: Topic;
  readonly first: Topic;
}

export const unseenEntity: Check<PredecessorRow> = {
  id: "unseen-entity",
  title: "An event about something that the receiver has never seen is acknowledged",
  section: "6/order",
  level: "must",
  needs: ["valid-notification-acknowledged"],
  quiet: true,
  explain: `A receiver that was subscribed yesterday gets updates of customers that were created last year; one that missed
the first event gets the second all the same. To refuse with 404 or to throw because the row is not in the table loses the
data for good. This check fails where the very event is acknowledged as soon as its predecessor was sent.

Insert what is not there (upsert): \`findOneAndUpdate(…, { upsert: true })\`, \`INSERT … ON CONFLICT DO UPDATE\`,
\`update_or_create\`, \`repository.save\`, \`find_or_initialize_by\`.

${acceptFirstAdvice}`,
  cases: ({ settings }) =>
    (Object.entries(predecessors) as [keyof typeof predecessors, Topic][])
      .filter(([second, first]) => settings.topics.includes(second) && settings.topics.includes(first))
      .map(([second, first]) => ({ id: second, topic: null, second, first })),
  async run(context) {
    const { second, first } = context.row;
    const unseen = await context.deliver(context.notification(second));
    if (unseen.verdict === "acknowledged") return undefined;
    const notification = context.notification(first);
    await context.deliver(notification);
    const seen = await context.deliver(aboutTheSame(context, { topic: first, notification }, second));
    if (seen.verdict !== "acknowledged") return { blockedBy: `valid-notification-acknowledged:${second}` };
    return {
      expected: `status 200 for ${second}, seen before or not`,
      actual: `${describeAnswer(unseen)}; status 200 once ${first} had come`,
    };
  },
};
