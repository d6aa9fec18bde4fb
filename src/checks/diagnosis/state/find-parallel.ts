import type { Notification } from "../../../contract/notification.ts";
import type { Cause } from "../content/cause.ts";
import { causeKinds } from "../content/cause.ts";
import { plainSample } from "../content/situation.ts";
import { requestFor } from "../sample.ts";
import { dated } from "./dates.ts";
import type { Past } from "./find-predecessor.ts";
import { renewed } from "./renewed.ts";

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
  const { asker, signing, dates } = past;
  let attempt = 0x200;
  const ask = (notification: Notification) =>
    asker.ask(requestFor(plainSample(notification, signing.settings.signatureHeader), signing));
  const apart = () => notifications.map((one) => dated(renewed([one], ++attempt, dates)[0] ?? one, dates()));
  const together = () => renewed(notifications, ++attempt, dates).map((one) => dated(one, dates()));

  for (const [stories, whose] of [
    [apart, "different entities"],
    [together, "the same entity"],
  ] as const) {
    for (const notification of stories()) if ((await ask(notification)) !== "acknowledged") return null;
    for (let round = 0; round < rounds; round++) {
      const responses = await Promise.all(stories().map(ask));
      const refused = responses.filter((response) => response === "refused").length;
      if (refused > 0) {
        return {
          kind: causeKinds.parallel,
          evidence: `${notifications.length} notifications about ${whose} are acknowledged one after another; of the same sent at once ${refused} were refused.`,
        };
      }
    }
  }
  return null;
}
