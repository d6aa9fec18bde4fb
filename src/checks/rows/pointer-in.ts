import { topics } from "../../contract/topics.ts";
import type { JsonObject } from "../../json/json.ts";
import { getAt, pointerOf } from "../../json/pointer.ts";
import type { Notification } from "../../contract/notification.ts";
import type { Settings } from "../../contract/settings.ts";
import type { Topic } from "../../contract/topics.ts";
import { isObject } from "../../json/json.ts";

/** The key under which a topic's business data sits in the envelope. */
export function bodyKeyOf(topic: Topic, { bodyKeys }: Settings): string {
  return bodyKeys[topics[topic].kind];
}

/**
 * The pointer of a field in a notification of a topic: `/wait_time` becomes `/cdr/wait_time`, and `*` the first item of
 * a list.
 */
export function pointerIn(topic: Topic, fieldPointer: string, settings: Settings): string {
  return `${pointerOf([bodyKeyOf(topic, settings)])}${fieldPointer.replaceAll(/\/\*(?=\/|$)/g, "/0")}`;
}

/** The business data of a notification; empty if it has none. */
export function dataOf(notification: Notification, topic: Topic, settings: Settings): JsonObject {
  const data = getAt(notification, pointerOf([bodyKeyOf(topic, settings)]));
  return isObject(data) ? data : {};
}
