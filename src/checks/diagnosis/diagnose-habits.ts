import type { Notification } from "../../contract/notification.ts";
import type { Cause } from "./content/cause.ts";
import { causeKinds } from "./content/cause.ts";
import type { Explained, Failure, Sent } from "./failure.ts";
import { notificationIn } from "./failure.ts";
import type { Plains } from "./plains.ts";
import { dated } from "./state/dates.ts";
import { findRhythm } from "./state/find-rhythm.ts";
import type { Past } from "./state/past.ts";

/**
 * What a receiver makes of ids, dates and counts, whatever the content. It has to be known first, because it would
 * disturb every further question.
 */
export async function diagnoseHabits(
  failures: readonly Failure[],
  sent: readonly Sent[],
  plains: Plains,
  past: Past,
): Promise<readonly Explained[]> {
  const [base] = plains.acknowledged(plains.topic);
  if (base === undefined || (await past.refuses(past.again(base))) !== false) return [];
  const memory = memoryOf(sent);

  const repeated = failures.filter(({ lost }) => lost !== undefined && memory.hadId(lost.id));
  const equal = repeated.length === 0 ? null : await refusesEqualIds(base, past);
  if (equal !== null) return repeated.map((row) => ({ row, cause: equal }));

  const late = failures.filter(({ lost }) => lost !== undefined && memory.wasLate(lost.id));
  const older = late.length === 0 ? null : await refusesOlder(base, past);
  if (older !== null) return late.map((row) => ({ row, cause: older }));

  const rhythm = await findRhythm(base, past);
  if (rhythm === null) return [];
  const explained: Explained[] = [];
  for (const row of failures) if (await isTakenNow(row, past)) explained.push({ row, cause: rhythm });
  return explained;
}

/** For each delivery, what the receiver had acknowledged before it. */
function memoryOf(sent: readonly Sent[]) {
  const ids = new Set<string>();
  const withKnownId = new Set<string>();
  const late = new Set<string>();
  let latest = -Infinity;
  for (const { delivery } of sent) {
    const { notificationId: id, body } = delivery.request;
    const createdAt = Number(notificationIn(body)?.["created_at"]);
    if (id !== null && ids.has(id)) withKnownId.add(delivery.id);
    if (createdAt < latest) late.add(delivery.id);
    if (delivery.verdict !== "acknowledged") continue;
    if (id !== null) ids.add(id);
    latest = Math.max(latest, createdAt);
  }
  return {
    hadId: (delivery: string) => withKnownId.has(delivery),
    wasLate: (delivery: string) => late.has(delivery),
  };
}

async function refusesEqualIds(base: Notification, past: Past): Promise<Cause | null> {
  const date = past.dates();
  const isShown =
    (await past.refuses(dated(past.again(base), date))) === false &&
    (await past.refuses(dated(past.again(base), date))) === true &&
    (await past.refuses(past.again(base))) === false;
  return isShown
    ? {
        kind: causeKinds.equalId,
        evidence:
          "Of two notifications about different entities with the same id the second is refused; with an id of its own it is acknowledged.",
      }
    : null;
}

async function refusesOlder(base: Notification, past: Past): Promise<Cause | null> {
  const [earlier, later] = [past.dates(), past.dates()];
  const isShown =
    earlier < later &&
    (await past.refuses(dated(past.again(base), later))) === false &&
    (await past.refuses(dated(past.again(base), earlier))) === true &&
    (await past.refuses(past.again(base))) === false;
  return isShown
    ? {
        kind: causeKinds.older,
        evidence:
          "Of two notifications about different entities the second is refused when its created_at is earlier; with a later one it is acknowledged.",
      }
    : null;
}

/** Whether what was lost is acknowledged in one of two further attempts. */
async function isTakenNow({ lost }: Failure, past: Past): Promise<boolean> {
  const notification = lost && notificationIn(lost.request.body);
  if (notification === undefined) return false;
  return (
    (await past.refuses(past.again(notification))) === false ||
    (await past.refuses(past.again(notification))) === false
  );
}
