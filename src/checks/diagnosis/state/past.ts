import type { Notification } from "../../../contract/notification.ts";
import type { Asker } from "../asker.ts";
import type { Signing } from "../sample.ts";
import { plainSample, requestFor } from "../sample.ts";
import type { Dates } from "./dates.ts";
import { renewed } from "./renewed.ts";

/** What every search needs: someone to ask, and stories that the receiver has not heard. */
export interface Past {
  readonly asker: Asker;
  readonly signing: Signing;
  readonly dates: Dates;
  /** The same story about other entities and at another time, a new one with every call. */
  retold(story: readonly Notification[]): readonly Notification[];
  /** The same notification about another entity and at another time. */
  again(notification: Notification): Notification;
  /** Whether a notification is refused, sent plainly as it is; undefined when the questions ran out. */
  refuses(notification: Notification): Promise<boolean | undefined>;
}

export function createPast(asker: Asker, signing: Signing, dates: Dates): Past {
  let attempt = 0;
  const retold = (story: readonly Notification[]) => renewed(story, ++attempt, dates);
  return {
    asker,
    signing,
    dates,
    retold,
    again: (notification) => retold([notification])[0] ?? notification,
    async refuses(notification) {
      const sample = plainSample(notification, signing.settings.signatureHeader);
      const response = await asker.ask(requestFor(sample, signing));
      return response === "unknown" ? undefined : response === "refused";
    },
  };
}
