import type { Notification } from "../../../contract/notification.ts";
import type { Cause } from "../content/cause.ts";
import { causeKinds } from "../content/cause.ts";
import { dated } from "./dates.ts";
import type { Past } from "./past.ts";

/** How often the same set is sent at once; what depends on timing does not show every time. */
const rounds = 4;

/**
 * Whether notifications that are acknowledged one after another are refused when they come at once: first about one
 * entity each, then all about the same. Null if not.
 */
export async function findParallel(
  notifications: readonly Notification[],
  past: Past,
): Promise<Cause | null> {
  const apart = () => notifications.map(past.again);
  const together = () => past.retold(notifications).map((notification) => dated(notification, past.dates()));
  for (const [stories, whose] of [
    [apart, "different entities"],
    [together, "the same entity"],
  ] as const) {
    for (const notification of stories()) if ((await past.refuses(notification)) !== false) return null;
    for (let round = 0; round < rounds; round++) {
      const answers = await Promise.all(stories().map(past.refuses));
      const refused = answers.filter((isRefused) => isRefused === true).length;
      if (refused === 0) continue;
      return {
        kind: causeKinds.parallel,
        evidence: `${notifications.length} notifications about ${whose} are acknowledged one after another; of the same sent at once ${refused} were refused.`,
      };
    }
  }
  return null;
}
