import type { Notification } from "../../../contract/notification.ts";
import type { Settings } from "../../../contract/settings.ts";

/** Hands out `created_at` values that the run before has not used, in the unit of the setting; see {@link createDates}. */
export type Dates = () => number;

/** Checks keep within 240 seconds of the clock, and receivers may refuse what lies more than 300 off. */
const [first, last] = [241, 299];

/** They ascend, so that none looks older than one before, until there are no more and they start again. */
export function createDates(now: Date, unit: Settings["createdAtUnit"]): Dates {
  const seconds = Math.floor(now.getTime() / 1000);
  let count = 0;
  return () => {
    const date = seconds + first + (count++ % (last - first));
    return unit === "seconds" ? date : date * 1000 + count;
  };
}

/** The notification at another time: `created_at`, and `id`, which contains it (section 2.1). */
export function dated(notification: Notification, createdAt: number): Notification {
  const { id, created_at: before } = notification;
  const renamed =
    typeof id === "string" ? id.replace(new RegExp(`${String(before)}$`), String(createdAt)) : id;
  return { ...notification, ...(renamed === undefined ? {} : { id: renamed }), created_at: createdAt };
}
