import type { Notification } from "../../../contract/notification.ts";
import type { Settings } from "../../../contract/settings.ts";
import type { Sent } from "../failure.ts";
import { notificationIn } from "../failure.ts";

/** Hands out `created_at` values that the run before has not used, in the unit of the setting. */
export type Dates = () => number;

/** Checks keep within 240 seconds of the clock, and receivers may refuse what lies more than 300 off. */
const [first, last] = [241, 299];

/**
 * Dates that ascend, so that none looks older than one before, until there are no more and they start again. They also
 * lie after whatever the receiver has acknowledged, however far off that was.
 */
export function datesAfter(sent: readonly Sent[], now: Date, unit: Settings["createdAtUnit"]): Dates {
  const perUnit = unit === "seconds" ? 1 : 1000;
  const seconds = Math.floor(now.getTime() / 1000);
  const acknowledged = sent
    .filter(({ delivery }) => delivery.verdict === "acknowledged")
    .map(({ delivery }) => Number(notificationIn(delivery.request.body)?.["created_at"]) / perUnit)
    .filter(Number.isFinite);
  const latest = acknowledged.reduce((highest, date) => Math.max(highest, date), seconds + first - 1);
  const ahead = Array.from({ length: last - first + 1 }, (_, index) => Math.floor(latest) + 1 + index);
  const behind = Array.from({ length: last - first + 1 }, (_, index) => seconds - last + index);
  const dates = [...ahead, ...behind];
  let count = 0;
  return () => (dates[count++ % dates.length] ?? seconds) * perUnit;
}

/** The notification at another time: `created_at`, and `id`, which contains it (section 2.1). */
export function dated(notification: Notification, createdAt: number): Notification {
  const { id, created_at: before } = notification;
  const renamed =
    typeof id === "string" ? id.replace(new RegExp(`${String(before)}$`), String(createdAt)) : id;
  return { ...notification, ...(renamed === undefined ? {} : { id: renamed }), created_at: createdAt };
}
