import type { Topic } from "./topics.ts";

/** What a notification tells about its entity, to go on after the entity's name. */
export const news = {
  "conversation.created": "was opened",
  "conversation.closed": "was ended",
  "conversation.updated": "has a new summary",
  "conversation.scheduled": "was assigned to an agent",
  "client.created": "became a customer",
  "client.updated": "has new parameters",
  "client.deleted": "was deleted",
  "cdr.hangup": "took place",
  "call_robot.hangup": "took place",
  "new_ticket.processing_first": "was taken up for the first time",
  "new_ticket.processing_every": "is being processed",
  "new_ticket.closed": "was closed",
  "new_ticket.comment": "got a reply",
} as const satisfies Record<Topic, string>;

/** What a receiver does not know for good after a notification was lost, since nothing is sent twice (section 8). */
export function unknownAfter(topic: Topic, entity: string): string {
  return `the receiver does not know that ${entity} ${news[topic]}`;
}
