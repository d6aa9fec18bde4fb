import type { Kind, Topic } from "../../contract/topics.ts";
import { topics } from "../../contract/topics.ts";
import type { Case, Known } from "../check.ts";

/** A row that is about one topic. */
export interface TopicRow extends Case {
  readonly topic: Topic;
}

/** One row per subscribed topic, in the document's order. */
export function topicRows({ settings }: Known): readonly TopicRow[] {
  return settings.topics.map((topic) => ({ id: topic, topic }));
}

/** One row per subscribed topic; in a quick run only the first of each kind. */
export function topicRowsByKind(known: Known): readonly TopicRow[] {
  const first = new Set(firstTopics(known));
  return topicRows(known).map((row) => (first.has(row.topic) ? row : { ...row, thorough: true }));
}

/** One row per kind of business data, about its first subscribed topic. */
export function kindRows(known: Known): readonly TopicRow[] {
  return firstTopics(known).map((topic) => ({ id: topic, topic }));
}

/** The first subscribed topic of each kind. */
export function firstTopics({ settings }: Known): readonly Topic[] {
  const kindsSeen = new Set<Kind>();
  return settings.topics.filter((topic) => {
    const { kind } = topics[topic];
    return !kindsSeen.has(kind) && kindsSeen.add(kind);
  });
}

/** The first subscribed topic of a kind, as a list of none or one, to build rows from. */
export function topicsOfKind(known: Known, kind: Kind): readonly Topic[] {
  return known.settings.topics.filter((topic) => topics[topic].kind === kind);
}
