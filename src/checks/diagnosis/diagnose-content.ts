import type { Notification } from "../../contract/notification.ts";
import type { Topic } from "../../contract/topics.ts";
import { isTopic } from "../../contract/topics.ts";
import type { Finding } from "../../run/events.ts";
import type { Delivery } from "../../wire/delivery.ts";
import type { Cause, CauseKind } from "./content/cause.ts";
import { causeKinds } from "./content/cause.ts";
import type { Comparison } from "./content/find-change.ts";
import { compare, findChange } from "./content/find-change.ts";
import { diagnoseHabits } from "./diagnose-habits.ts";
import type { Standing } from "./diagnose-topic.ts";
import { standingOf } from "./diagnose-topic.ts";
import type { Explained, Failure, Sent } from "./failure.ts";
import { notificationIn } from "./failure.ts";
import { causeFinding } from "./finding.ts";
import type { Plains } from "./plains.ts";
import { findParallel } from "./state/find-parallel.ts";
import type { Past } from "./state/past.ts";
import { findPredecessor } from "./state/find-predecessor.ts";
import { findRhythm } from "./state/find-rhythm.ts";

/** So many rows with one kind of change and one answer, and the next one like them is no longer asked about. */
const enoughAlike = 4;
/** Notifications that are sent at once. */
const crowd = 6;

/** Why authentic, rightly signed requests are refused: their content, what came before, what comes beside. */
export async function diagnoseContent(
  failures: readonly Failure[],
  sent: readonly Sent[],
  plains: Plains,
  past: Past,
): Promise<readonly Finding[]> {
  const standings = new Map<Topic, Standing | null>();
  const alike = new Map<string, Cause[]>();
  const lost = failures.filter((row) => row.lost !== undefined);
  if (lost.length === 0) return [];
  const habits = await diagnoseHabits(lost, sent, plains, past);
  const explained: Explained[] = [...habits];
  // Where ids or dates decide, our own questions would be refused for theirs.
  const isDated = habits.some(
    ({ cause }) => cause.kind === causeKinds.equalId || cause.kind === causeKinds.older,
  );
  const known = new Set(explained.map(({ row }) => row));
  for (const row of lost) {
    if (isDated || row.lost === undefined || known.has(row) || past.asker.spent) continue;
    const { topic: named } = row.lost.request;
    const topic = named !== null && isTopic(named) ? named : plains.topic;
    if (!standings.has(topic)) standings.set(topic, await standingOf(topic, sent, plains, past));
    const standing = standings.get(topic) ?? null;
    if (standing === null) continue;
    const cause =
      "cause" in standing ? standing.cause : await findRowCause(row, standing.base, plains, past, alike);
    if (cause !== null) explained.push({ row, cause });
  }
  const kinds = new Map<CauseKind, Explained[]>();
  for (const one of explained) kinds.set(one.cause.kind, [...(kinds.get(one.cause.kind) ?? []), one]);
  return [...kinds].map(([kind, rows]) => causeFinding(kind, rows, past.asker.headers));
}

async function findRowCause(
  row: Failure,
  base: Notification,
  plains: Plains,
  past: Past,
  alike: Map<string, Cause[]>,
): Promise<Cause | null> {
  const isField = (pointer: string) => plains.hasField(base, pointer);
  const near = compare(row, plains.behind(row), isField, past);
  const far = compare(row, [base], isField, past);
  const shape = near === undefined ? "" : shapeOf(row, near);
  const known = alike.get(shape) ?? [];
  const [first] = known;
  if (near?.changes.length === 1 && first !== undefined && known.length >= enoughAlike) return first;
  const found = [...new Map([...alike.values()].flat().map((one) => [one.evidence, one])).values()];
  const byContent = async (mayBeIdentity: boolean): Promise<Cause | null> =>
    (near === undefined || near.changes.length === 0
      ? null
      : await findChange(near, found, past, mayBeIdentity)) ??
    (far === undefined ? null : await findChange(far, found, past, mayBeIdentity));
  const cause =
    (await byContent(false)) ??
    (await findBefore(row, past)) ??
    (await byContent(true)) ??
    (await findBeside(row, past));
  if (cause === null) return null;
  alike.set(shape, [...known, cause]);
  return cause;
}

/** Rows of the same check with the same kind of change, and the same status in return, are likely to have one cause. */
function shapeOf({ result, lost }: Failure, { changes }: Comparison): string {
  const kinds = changes.map((change) =>
    change.is === "set" ? `set ${change.value === null ? "null" : typeof change.value}` : change.is,
  );
  return JSON.stringify([result.check, kinds, lost?.status]);
}

/** What came before it in its row. */
async function findBefore({ lost, sent }: Failure, past: Past): Promise<Cause | null> {
  const refused = lost && notificationIn(lost.request.body);
  if (lost === undefined || refused === undefined) return null;
  const authentic = sent.filter(({ request }) => request.tampering.signature === undefined);
  return findPredecessor(notificationsIn(authentic.slice(0, authentic.indexOf(lost))), refused, past);
}

/** What came at the same time, or nothing that can be seen. */
async function findBeside({ lost, sent }: Failure, past: Past): Promise<Cause | null> {
  const refused = lost && notificationIn(lost.request.body);
  if (refused === undefined) return null;
  const authentic = sent.filter(({ request }) => request.tampering.signature === undefined);
  const row = notificationsIn(authentic).slice(0, crowd);
  const several = row.length > 1 ? row : Array.from({ length: crowd }, () => refused);
  return (await findParallel(several, past)) ?? (await findRhythm(refused, past));
}

function notificationsIn(deliveries: readonly Delivery[]): readonly Notification[] {
  return deliveries
    .map(({ request }) => notificationIn(request.body))
    .filter((notification) => notification !== undefined);
}
