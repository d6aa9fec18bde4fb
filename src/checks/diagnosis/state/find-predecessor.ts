import type { Notification } from "../../../contract/notification.ts";
import type { Cause } from "../content/cause.ts";
import { causeKinds } from "../content/cause.ts";
import { smallest } from "../content/smallest.ts";
import { dated } from "./dates.ts";
import type { Past } from "./past.ts";

/**
 * Whether a notification is refused because of what came before it in its row: the story is told again about other
 * entities, without what came before, with it, and with ever less of it. Null if the past does not matter.
 */
export async function findPredecessor(
  before: readonly Notification[],
  refused: Notification,
  past: Past,
): Promise<Cause | null> {
  const tell = async (story: readonly Notification[]): Promise<boolean | undefined> => {
    let isRefused: boolean | undefined;
    for (const notification of story) isRefused = await past.refuses(notification);
    return isRefused;
  };
  const shows = (selection: readonly Notification[]) => tell(past.retold([...selection, refused]));
  if (before.length === 0 || (await shows([])) !== false || (await shows(before)) !== true) return null;
  const needed = await smallest(before, shows);
  if (needed === undefined) return null;

  const alone = `${topicOf(refused)} is acknowledged alone`;
  const [only, ...more] = needed;
  if (only !== undefined && more.length === 0) {
    const [first = only, second = refused] = past.retold([only, refused]);
    if ((await tell([first, dated(second, past.dates())])) === false) {
      return only["id"] === refused["id"]
        ? {
            kind: causeKinds.equalId,
            evidence: `${alone}, refused after ${topicOf(only)} with the same id, and acknowledged after it with another.`,
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
  for (const sibling of siblings) {
    const [first = refused, second = refused] = past.retold([{ ...refused, event: sibling }, refused]);
    await past.refuses(first);
    if ((await past.refuses(dated(second, past.dates()))) === false) {
      return {
        kind: causeKinds.missingPredecessor,
        evidence: `${topicOf(refused)} is refused alone, and acknowledged after ${sibling} about the same entity.`,
      };
    }
  }
  return null;
}

function topicOf({ event }: Notification): string {
  return String(event);
}
