import { unknownAfter } from "../contract/news.ts";
import { isTopic } from "../contract/topics.ts";
import type { Lost } from "../run/events.ts";

/**
 * A lost notification in words: what it was, why it is lost, and what the receiver now does not know. Null where it is not
 * about an entity of a story, as in the checks.
 */
export function lostWords({ topic, entity, reason }: Lost): string | null {
  if (topic === null || entity === null || !isTopic(topic)) return null;
  return `${topic} of ${entity} (${reason}): ${unknownAfter(topic, entity)}`;
}
