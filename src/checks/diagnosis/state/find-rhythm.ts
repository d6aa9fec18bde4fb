import type { Notification } from "../../../contract/notification.ts";
import type { Cause } from "../content/cause.ts";
import { causeKinds } from "../content/cause.ts";
import type { Past } from "./past.ts";

/** Enough to see a worker in twenty fail twice. */
const length = 45;

/**
 * Whether one plain notification after another shows refusals that depend on the count, or on nothing that can be seen.
 * Null if there are none.
 */
export async function findRhythm(notification: Notification, past: Past): Promise<Cause | null> {
  const refused: number[] = [];
  for (let n = 1; n <= length; n++) {
    const isRefused = await past.refuses(past.again(notification));
    if (isRefused === undefined) return null;
    if (isRefused) refused.push(n);
  }
  if (refused.length === 0 || refused.length === length) return null;
  const gaps = new Set(refused.slice(1).map((n, index) => n - (refused[index] ?? 0)));
  const [gap] = gaps;
  return refused.length > 1 && gaps.size === 1
    ? {
        kind: causeKinds.rhythm,
        evidence: `Of ${length} plain notifications, one after another, every ${gap}th was refused.`,
      }
    : {
        kind: causeKinds.nowAndThen,
        evidence: `Of ${length} plain notifications, one after another, ${refused.length} were refused.`,
      };
}
