import type { Notification } from "../../contract/notification.ts";
import type { Settings } from "../../contract/settings.ts";
import type { Topic } from "../../contract/topics.ts";
import { isTopic, topics } from "../../contract/topics.ts";
import type { World } from "../../world/world.ts";
import { notificationKey } from "../notification-key.ts";
import type { Failure, Sent } from "./failure.ts";

/** Plain notifications to compare with and to ask with. */
export interface Plains {
  /** The topic of which the run saw most acknowledged; the first subscribed one if there was none. */
  readonly topic: Topic;
  /** Whether the run saw a notification of the topic acknowledged. */
  wasAcknowledged(topic: string): boolean;
  of(topic: Topic): Notification;
  /** Those that a row's notifications were made from, before the row changed something. */
  behind(row: Failure): readonly Notification[];
  /** Subscribed topics of the same kind of business data. */
  siblings(topic: Topic): readonly Topic[];
}

export function createPlains({
  world,
  settings,
  sent,
}: {
  readonly world: World;
  readonly settings: Settings;
  readonly sent: readonly Sent[];
}): Plains {
  const counts = new Map<string, number>();
  for (const { delivery, purpose } of sent) {
    const { topic } = delivery.request;
    if (purpose === "acknowledge" && delivery.verdict === "acknowledged" && topic !== null) {
      counts.set(topic, (counts.get(topic) ?? 0) + 1);
    }
  }
  const byCount = settings.topics.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  return {
    topic: byCount[0] ?? "conversation.created",
    wasAcknowledged: (topic) => counts.has(topic),
    of: (topic) => world.notification(topic, { key: `diagnosis:${topic}` }),
    behind({ result, sent: own, lost }) {
      const topic = lost?.request.topic;
      if (typeof topic !== "string" || !isTopic(topic)) return [];
      return own.map((_, n) =>
        world.notification(topic, { key: notificationKey(result.check, result.case, n) }),
      );
    },
    siblings: (topic) =>
      settings.topics.filter((other) => other !== topic && topics[other].kind === topics[topic].kind),
  };
}
