import type { Notification } from "../contract/notification.ts";
import type { Settings } from "../contract/settings.ts";
import type { Topic } from "../contract/topics.ts";
import { topics } from "../contract/topics.ts";
import type { JsonObject } from "../json/json.ts";

/**
 * Business data in its envelope (section 2.1), in the document's order. Two notifications created in the same second
 * have the same `id`: so the document has it.
 */
export function envelopeOf(topic: Topic, at: Date, settings: Settings, data: JsonObject): Notification {
  const createdAt = settings.createdAtUnit === "seconds" ? Math.floor(at.getTime() / 1000) : at.getTime();
  return {
    id: `sub_${settings.enterpriseToken}_${createdAt}`,
    event: topic,
    enterprise_token: settings.enterpriseToken,
    created_at: createdAt,
    [settings.bodyKeys[topics[topic].kind]]: data,
  };
}

/** The moment that `created_at` names. */
export function momentOf(createdAt: number, settings: Settings): Date {
  return new Date(settings.createdAtUnit === "seconds" ? createdAt * 1000 : createdAt);
}
