import type { Notification } from "../../contract/notification.ts";
import type { Topic } from "../../contract/topics.ts";
import { isTopic, topics } from "../../contract/topics.ts";
import { getAt } from "../../json/pointer.ts";
import type { World } from "../../world/world.ts";
import type { Known } from "../check.ts";
import { notificationKey } from "../notification-key.ts";
import { plainNotification } from "../plain-notification.ts";
import type { Failure, Sent } from "./failure.ts";
import { notificationIn } from "./failure.ts";

/** Plain notifications to compare with and to ask with. */
export interface Plains {
  /** The topic of which the run saw most acknowledged; the first subscribed one if there was none. */
  readonly topic: Topic;
  /** Plain notifications of the topic that the run saw acknowledged; a few at most. */
  acknowledged(topic: Topic): readonly Notification[];
  /** Others, which may or may not be. */
  untried(topic: Topic): readonly Notification[];
  /** The best that there is. */
  of(topic: Topic): Notification;
  /** Those that a row's notifications were made from, before the row changed something. */
  behind(row: Failure): readonly Notification[];
  /** Whether notifications like this one have a field there. */
  hasField(like: Notification, pointer: string): boolean;
  /** Subscribed topics of the same kind of business data. */
  siblings(topic: Topic): readonly Topic[];
}

/** A few different ones make it likely that one of them lacks what the receiver stumbles over. */
const few = 4;

export function createPlains(options: {
  readonly world: World;
  readonly known: Known;
  readonly sent: readonly Sent[];
}): Plains {
  const { world, known, sent } = options;
  const { settings } = known;
  const made = (topic: Topic, key: string) => plainNotification(world, topic, { key }, known);
  const bodies = new Map<string, Uint8Array[]>();
  for (const { delivery, purpose } of sent) {
    const { request, verdict } = delivery;
    const isPlain = request.pace === null && Object.keys(request.tampering).length === 0;
    if (purpose !== "acknowledge" || verdict !== "acknowledged" || request.topic === null || !isPlain)
      continue;
    bodies.set(request.topic, [...(bodies.get(request.topic) ?? []), request.body]);
  }
  const countOf = (topic: Topic) => bodies.get(topic)?.length ?? 0;
  const acknowledged = (topic: Topic) =>
    (bodies.get(topic) ?? [])
      .slice(0, few)
      .map(notificationIn)
      .filter((notification) => notification !== undefined);
  const untried = (topic: Topic) =>
    Array.from({ length: few }, (_, n) => made(topic, `diagnosis:${topic}:${n}`));
  return {
    topic: settings.topics.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? "conversation.created",
    acknowledged,
    untried,
    of: (topic) => acknowledged(topic)[0] ?? made(topic, `diagnosis:${topic}:0`),
    behind({ result, sent: own, lost }) {
      const topic = lost?.request.topic;
      if (typeof topic !== "string" || !isTopic(topic)) return [];
      return own.map((_, n) => made(topic, notificationKey(result.check, result.case, n)));
    },
    hasField(like, pointer) {
      const { event } = like;
      const others = typeof event === "string" && isTopic(event) ? untried(event) : [];
      return [like, ...others].some((one) => getAt(one, pointer) !== undefined);
    },
    siblings: (topic) =>
      settings.topics.filter((other) => other !== topic && topics[other].kind === topics[topic].kind),
  };
}
