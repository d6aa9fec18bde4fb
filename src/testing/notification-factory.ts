import type { Topic } from "../contract/topics.ts";
import type { JsonObject } from "../json/json.ts";
import { createPlatform } from "../platform.ts";
import type { Platform, PlatformOptions } from "../platform.ts";
import type { NotificationOf } from "../schema/notification-of.ts";
import type { NotificationOptions } from "../world/world.ts";

export type Make<Event extends Topic> = (
  given?: JsonObject,
  options?: Omit<NotificationOptions, "with">,
) => NotificationOf<Event>;

/** A factory of notifications per topic, each typed: `factory["cdr.hangup"]({ wait_time: 3 })`. */
export type NotificationFactory = { readonly [Event in Topic]: Make<Event> };

/**
 * Makes notifications for unit tests of whatever a receiver does with them. What is given is a merge patch on the
 * business data; the rest is generated, coherent, and the same for the same seed.
 */
export function notificationFactory(options: Omit<PlatformOptions, "target"> = {}): NotificationFactory {
  const platform = createPlatform(options);
  const entries = platform.settings.topics.map((topic) => [topic, makeOf(platform, topic)] as const);
  return Object.fromEntries(entries) as unknown as NotificationFactory;
}

function makeOf(platform: Platform, topic: Topic): Make<Topic> {
  return (given, options = {}) =>
    platform.notification(topic, {
      ...options,
      ...(given === undefined ? {} : { with: given }),
    }) as unknown as NotificationOf<Topic>;
}
