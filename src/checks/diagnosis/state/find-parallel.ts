import type { Notification } from "../../../contract/notification.ts";
import type { Cause } from "../content/cause.ts";
import { causeKinds } from "../content/cause.ts";
import { plainSample, requestFor } from "../sample.ts";
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
  const refuses = (notification: Notification) => refusesInPieces(notification, past);
  for (const [stories, whose] of [
    [apart, "different entities"],
    [together, "the same entity"],
  ] as const) {
    for (const notification of stories()) if ((await refuses(notification)) !== false) return null;
    for (let round = 0; round < rounds; round++) {
      const answers = await Promise.all(stories().map(refuses));
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

/** Two pieces with a pause between them, so that requests really overlap in the receiver. */
async function refusesInPieces(
  notification: Notification,
  { asker, signing }: Past,
): Promise<boolean | undefined> {
  const sample = plainSample(notification, signing.settings.signatureHeader);
  const pace = { cuts: [Math.floor(sample.body.length / 2)], pauseMs: 3 };
  const response = await asker.ask(requestFor({ ...sample, pace }, signing));
  return response === "unknown" ? undefined : response === "refused";
}
