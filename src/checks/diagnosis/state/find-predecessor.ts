import type { Notification } from "../../../contract/notification.ts";
import type { Asker } from "../asker.ts";
import type { Cause } from "../content/cause.ts";
import { causeKinds } from "../content/cause.ts";
import { plainSample } from "../content/situation.ts";
import { smallest } from "../content/smallest.ts";
import type { Signing } from "../sample.ts";
import { requestFor } from "../sample.ts";
import type { Dates } from "./dates.ts";
import { dated } from "./dates.ts";
import { renewed } from "./renewed.ts";

/** What a search in the past needs. */
export interface Past {
  readonly asker: Asker;
  readonly signing: Signing;
  readonly dates: Dates;
}

/**
 * Whether a notification is refused because of what came before it in its row: the story is told again about other
 * entities, without what came before, with it, and with ever less of it. Null if the past does not matter.
 */
export async function findPredecessor(
  before: readonly Notification[],
  refused: Notification,
  past: Past,
): Promise<Cause | null> {
  let attempt = 0;
  const tell = async (story: readonly Notification[]): Promise<boolean | undefined> => {
    let response: Awaited<ReturnType<Asker["ask"]>> = "unknown";
    for (const notification of story) response = await past.asker.ask(plainRequest(notification, past));
    return response === "unknown" ? undefined : response === "refused";
  };
  const shows = (selection: readonly Notification[]) =>
    tell(renewed([...selection, refused], ++attempt, past.dates));

  if (before.length === 0 || (await shows([])) !== false || (await shows(before)) !== true) return null;
  const needed = await smallest(before, shows);
  if (needed === undefined) return null;
  const [only, ...more] = needed;
  const alone = `${topicOf(refused)} is acknowledged alone`;
  if (only !== undefined && more.length === 0) {
    const later = renewed([only, refused], ++attempt, past.dates).map((one, index) =>
      index === 0 ? one : dated(one, past.dates()),
    );
    if ((await tell(later)) === false) {
      return only["id"] === refused["id"]
        ? {
            kind: causeKinds.equalId,
            evidence: `${alone}, and refused after ${topicOf(only)} with the same id; with another created_at it is acknowledged.`,
          }
        : {
            kind: causeKinds.older,
            evidence: `${alone}, and refused after ${topicOf(only)} with a later created_at.`,
          };
    }
  }
  return {
    kind: causeKinds.predecessor,
    evidence: `${alone}, and refused after ${needed.map(topicOf).join(", then ")}.`,
  };
}

/** Whether a topic is acknowledged only after another one about the same entity; null if none helps. */
export async function findMissingPredecessor(
  refused: Notification,
  siblings: readonly string[],
  past: Past,
): Promise<Cause | null> {
  let attempt = 0x100;
  for (const sibling of siblings) {
    const [first = refused, second = refused] = renewed(
      [{ ...refused, event: sibling }, refused],
      ++attempt,
      past.dates,
    );
    await past.asker.ask(plainRequest(dated(first, past.dates()), past));
    const response = await past.asker.ask(plainRequest(dated(second, past.dates()), past));
    if (response === "acknowledged") {
      return {
        kind: causeKinds.missingPredecessor,
        evidence: `${topicOf(refused)} is refused alone, and acknowledged after ${sibling} about the same entity.`,
      };
    }
  }
  return null;
}

function plainRequest(notification: Notification, { signing }: Past) {
  return requestFor(plainSample(notification, signing.settings.signatureHeader), signing);
}

function topicOf({ event }: Notification): string {
  return String(event);
}
