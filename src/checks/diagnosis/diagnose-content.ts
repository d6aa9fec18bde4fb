import type { Topic } from "../../contract/topics.ts";
import { isTopic } from "../../contract/topics.ts";
import type { Finding } from "../../run/events.ts";
import type { Cause, CauseKind } from "./content/cause.ts";
import { causeKinds } from "./content/cause.ts";
import type { Comparison } from "./content/find-change.ts";
import { compare, findChange } from "./content/find-change.ts";
import { findField, findHeader } from "./content/find-in-topic.ts";
import { plainSample } from "./content/situation.ts";
import { answerText } from "./content/words.ts";
import type { Failure, Sent } from "./failure.ts";
import { notificationIn } from "./failure.ts";
import { causeFinding } from "./finding.ts";
import type { Plains } from "./plains.ts";
import { requestFor } from "./sample.ts";
import { dated } from "./state/dates.ts";
import { findParallel } from "./state/find-parallel.ts";
import type { Past } from "./state/find-predecessor.ts";
import { findMissingPredecessor, findPredecessor } from "./state/find-predecessor.ts";
import { findRhythm } from "./state/find-rhythm.ts";
import { renewed } from "./state/renewed.ts";

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
  const topicCauses = new Map<Topic, Cause | null>();
  const explained: { row: Failure; cause: Cause }[] = [];
  const shapes = new Map<string, { cause: Cause; count: number }>();

  for (const row of failures) {
    const topic = row.lost?.request.topic;
    if (row.lost === undefined || typeof topic !== "string" || past.asker.spent) continue;
    const known = isTopic(topic) ? topic : plains.topic;
    if (!topicCauses.has(known)) topicCauses.set(known, await findTopicCause(known, sent, plains, past));
    const ofTopic = topicCauses.get(known) ?? null;
    const cause = ofTopic ?? (await findRowCause(row, plains, past, shapes));
    if (cause !== null) explained.push({ row, cause });
  }
  return grouped(explained, past);
}

/** Why plain notifications of a topic are refused; null if they are acknowledged. */
async function findTopicCause(
  topic: Topic,
  sent: readonly Sent[],
  plains: Plains,
  past: Past,
): Promise<Cause | null> {
  const { asker, signing, dates } = past;
  const fresh = () => dated(renewed([plains.of(topic)], dates(), dates)[0] ?? plains.of(topic), dates());
  const ask = () =>
    asker.deliver(requestFor(plainSample(fresh(), signing.settings.signatureHeader), signing));
  const [first, second] = [await ask(), await ask()];
  if (second === undefined || first?.verdict === "acknowledged" || second.verdict === "acknowledged")
    return null;
  if (plains.wasAcknowledged(topic)) return stoppedCause(topic, sent);
  const found =
    (await findHeader(fresh(), past)) ??
    (await findMissingPredecessor(fresh(), plains.siblings(topic), past)) ??
    (await findField(fresh(), past));
  if (found !== null) return found;
  const answer = `It answers with ${answerText(second)}.`;
  const isAnyAcknowledged = sent.some(
    ({ delivery, purpose }) => purpose === "acknowledge" && delivery.verdict === "acknowledged",
  );
  return isAnyAcknowledged
    ? {
        kind: causeKinds.topic,
        evidence: `No notification of ${topic} is acknowledged, whatever its content.`,
      }
    : { kind: causeKinds.nothing, evidence: `Nothing that was sent is acknowledged. ${answer}` };
}

/** The topic was acknowledged for a while. */
function stoppedCause(topic: Topic, sent: readonly Sent[]): Cause {
  const ofTopic = (one: Sent) => one.delivery.request.topic === topic && one.purpose === "acknowledge";
  const lastGood = sent.findLastIndex((one) => ofTopic(one) && one.delivery.verdict === "acknowledged");
  const firstBad = sent.findIndex((one, index) => index > lastGood && ofTopic(one));
  const before = new Set(sent.slice(0, lastGood + 1).map(({ delivery }) => delivery.request.topic));
  const between = sent
    .slice(lastGood + 1, Math.max(firstBad, lastGood + 1))
    .map(({ delivery }) => delivery.request.topic);
  const news = [...new Set(between)].filter((other) => other !== null && !before.has(other));
  const first =
    news.length === 0 ? "" : ` In between, these topics came for the first time: ${news.join(", ")}.`;
  return {
    kind: causeKinds.stopped,
    evidence: `${topic} was acknowledged up to delivery ${lastGood + 1} of the run and is refused since, whatever its content.${first}`,
  };
}

async function findRowCause(
  row: Failure,
  plains: Plains,
  past: Past,
  shapes: Map<string, { cause: Cause; count: number }>,
): Promise<Cause | null> {
  const comparison = compare(row, plains.behind(row), past);
  if (comparison === undefined) return null;
  const shape = shapeOf(row, comparison);
  const alike = shapes.get(shape);
  if (comparison.changes.length === 1 && alike !== undefined && alike.count >= enoughAlike)
    return alike.cause;
  const cause =
    (comparison.changes.length === 0 ? null : await findChange(comparison, past)) ??
    (await findInPast(row, past));
  if (cause !== null) shapes.set(shape, { cause, count: (alike?.count ?? 0) + 1 });
  return cause;
}

/** Rows of the same check with the same kind of change, and the same status in return, are likely to have one cause. */
function shapeOf({ result, lost }: Failure, { changes }: Comparison): string {
  const kinds = changes.map((change) =>
    change.is === "set" ? `set ${change.value === null ? "null" : typeof change.value}` : change.is,
  );
  return JSON.stringify([result.check, kinds, lost?.status]);
}

async function findInPast(row: Failure, past: Past): Promise<Cause | null> {
  const { lost, sent } = row;
  const refused = lost && notificationIn(lost.request.body);
  if (lost === undefined || refused === undefined) return null;
  const before = sent
    .slice(0, sent.indexOf(lost))
    .filter(({ request }) => request.tampering.signature === undefined)
    .map(({ request }) => notificationIn(request.body))
    .filter((notification) => notification !== undefined);
  const all = sent
    .slice(0, crowd)
    .map(({ request }) => notificationIn(request.body))
    .filter((notification) => notification !== undefined);
  const several = all.length > 1 ? all : Array.from({ length: crowd }, () => refused);
  return (
    (await findPredecessor(before, refused, past)) ??
    (await findParallel(several, past)) ??
    (await findRhythm(refused, past))
  );
}

function grouped(explained: readonly { row: Failure; cause: Cause }[], past: Past): readonly Finding[] {
  const kinds = new Map<CauseKind, { row: Failure; cause: Cause }[]>();
  for (const one of explained) kinds.set(one.cause.kind, [...(kinds.get(one.cause.kind) ?? []), one]);
  return [...kinds].map(([kind, rows]) => causeFinding(kind, rows, past.asker.headers));
}
