import type { Notification } from "../contract/notification.ts";
import type { Settings } from "../contract/settings.ts";
import type { Topic } from "../contract/topics.ts";
import type { JsonObject } from "../json/json.ts";
import type { KindSchemas } from "../schema/load.ts";

/** What to change in a notification, in this order: `with`, `null`, `omit`. */
export interface NotificationOptions {
  /** Merge patch (RFC 7396) on the business data; what it fixes is respected by everything that depends on it. */
  readonly with?: JsonObject;
  /** JSON pointers in the notification, such as `/cdr/wait_time`, whose value becomes null. */
  readonly null?: readonly string[];
  /** JSON pointers in the notification whose member is left out. */
  readonly omit?: readonly string[];
  /** `created_at`, in the unit of the setting `createdAtUnit`. */
  readonly createdAt?: number;
}

/** One simulated enterprise on the platform: the same seed, clock and calls give the same notifications. */
export interface World {
  readonly seed: number;
  /**
   * A coherent notification that stands alone. The key decides everything: the same seed and key give the same
   * notification, whatever was made before. Throws `HookproofError` for a path that the notification does not have.
   */
  notification(topic: Topic, options: NotificationOptions & { readonly key: string }): Notification;
}

export interface WorldOptions {
  readonly seed: number;
  readonly now: Date;
  readonly settings: Settings;
  readonly schemas: KindSchemas;
}

export function createWorld(options: WorldOptions): World {
  const { seed } = options;
  return {
    seed,
    notification() {
      throw new Error("under construction");
    },
  };
}
