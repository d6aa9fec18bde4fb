import type { Topic } from "../contract/topics.ts";
import type { Stream } from "../generate/stream.ts";

/**
 * The states in which an entity may be when a topic is told about it. A notification that stands alone, and one that a
 * story sends against the lifecycle, is about an entity in one of them; repeated states are likelier.
 */
const statesFor: Readonly<Record<Topic, readonly [string, ...string[]]>> = {
  "conversation.created": ["waiting"],
  "conversation.scheduled": ["served"],
  "conversation.updated": ["closed", "closed", "served"],
  "conversation.closed": ["closed"],
  "client.created": ["customer"],
  "client.updated": ["customer"],
  "client.deleted": ["deleted"],
  "cdr.hangup": ["ended"],
  "call_robot.hangup": ["called", "called", "called", "called", "called", "called", "timeout", "terminated"],
  "new_ticket.processing_first": ["processing"],
  "new_ticket.processing_every": ["processing"],
  "new_ticket.closed": ["closed"],
  "new_ticket.comment": ["processing", "processing", "waiting"],
};

/** A state for a topic: the present one if it fits. */
export function stateFor(topic: Topic, present: string, stream: Stream): string {
  const states = statesFor[topic];
  return states.includes(present) ? present : stream.fork("state").pick(states);
}
