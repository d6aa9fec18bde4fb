import type { Topic } from "../../contract/topics.ts";
import { sharedStateAdvice } from "../advice/shared-state.ts";
import type { Case, Check } from "../check.ts";
import { allAcknowledged } from "../expect.ts";
import { inParallel } from "../in-parallel.ts";
import { aboutTheSame } from "../same-entity.ts";

/** Which events meet at one conversation, customer or ticket. */
const meetings = {
  conversation: [
    "conversation.created",
    "conversation.scheduled",
    "conversation.updated",
    "conversation.closed",
  ],
  client: ["client.created", "client.updated", "client.updated", "client.updated"],
  ticket: [
    "new_ticket.processing_first",
    "new_ticket.processing_every",
    "new_ticket.comment",
    "new_ticket.comment",
    "new_ticket.closed",
  ],
} as const satisfies Record<string, readonly Topic[]>;

interface MeetingRow extends Case {
  readonly meeting: readonly Topic[];
}

export const sameEntityInParallel: Check<MeetingRow> = {
  id: "same-entity-in-parallel",
  title:
    "Events about one conversation, customer or ticket that arrive at the same time are all acknowledged",
  section: "6/order",
  also: ["6/processing"],
  level: "must",
  needs: ["valid-notification-acknowledged"],
  quiet: true,
  explain: `processing_first and processing_every are due at the same moment, and nothing says that one waits for the other.
"Look whether it is there, then insert" finds nothing twice and inserts twice; optimistic locks throw for the second.

${sharedStateAdvice}`,
  cases: ({ settings }) =>
    Object.entries(meetings)
      .filter(([, meeting]) => meeting.every((topic) => settings.topics.includes(topic)))
      .map(([id, meeting]) => ({ id, topic: meeting[0], uses: meeting, meeting })),
  async run(context) {
    const [firstTopic, ...others] = context.row.meeting;
    if (firstTopic === undefined) return undefined;
    const earlier = { topic: firstTopic, notification: context.notification(firstTopic) };
    const all = [earlier.notification, ...others.map((topic) => aboutTheSame(context, earlier, topic))];
    return allAcknowledged(await inParallel(all, context.workers, (one) => context.deliver(one)));
  },
};
