import type { Notification } from "../../contract/notification.ts";
import type { Topic } from "../../contract/topics.ts";
import type { Cause } from "./content/cause.ts";
import { causeKinds } from "./content/cause.ts";
import { findField, findHeader } from "./content/find-in-topic.ts";
import { answerText } from "./content/words.ts";
import type { Sent } from "./failure.ts";
import type { Plains } from "./plains.ts";
import { plainSample, requestFor } from "./sample.ts";
import { findMissingPredecessor } from "./state/find-predecessor.ts";
import type { Past } from "./state/past.ts";

/** How a receiver stands to a topic: with a notification that it acknowledges, or a cause why it takes none. */
export type Standing = { readonly base: Notification } | { readonly cause: Cause };

/** Looks for a plain notification of the topic that is acknowledged now, and else for the reason why none is. */
export async function standingOf(
  topic: Topic,
  sent: readonly Sent[],
  plains: Plains,
  past: Past,
): Promise<Standing | null> {
  const known = plains.acknowledged(topic);
  for (const base of [...known, ...plains.untried(topic)]) {
    const isRefused = await past.refuses(past.again(base));
    if (isRefused === undefined) return null;
    if (!isRefused) return { base };
  }
  if (known.length > 0) return { cause: stopped(topic, sent) };
  const plain = plains.of(topic);
  const cause =
    (await findHeader(plain, past)) ??
    (await findMissingPredecessor(plain, plains.siblings(topic), past)) ??
    (await findField(plain, past)) ??
    (await alwaysRefused(topic, plains, past));
  return cause === null ? null : { cause };
}

/** Whatever the content: it is the topic, or the answer itself that is wrong, or everything is refused. */
async function alwaysRefused(topic: Topic, plains: Plains, past: Past): Promise<Cause | null> {
  const { asker, signing } = past;
  const sample = plainSample(past.again(plains.of(topic)), signing.settings.signatureHeader);
  const authentic = await asker.deliver(requestFor(sample, signing));
  const forged = await asker.deliver(requestFor(sample, signing, { signature: "0".repeat(40) }));
  if (authentic === undefined || forged === undefined) return null;
  const answer = answerText(authentic);
  if (plains.acknowledged(plains.topic).length > 0) {
    return {
      kind: causeKinds.topic,
      evidence: `No notification of ${topic} is acknowledged; the answer is ${answer}.`,
    };
  }
  const isTold = authentic.status !== forged.status;
  const other = `A forged one gets ${answerText(forged)}.`;
  if (authentic.status === null) {
    return { kind: causeKinds.noStatus, evidence: `Authentic notifications get ${answer}. ${other}` };
  }
  if (isTold && authentic.status < 400) {
    return { kind: causeKinds.otherStatus, evidence: `Authentic notifications get ${answer}. ${other}` };
  }
  return {
    kind: causeKinds.nothing,
    evidence: `Nothing that was sent is acknowledged; the answer is ${answer}. ${other}`,
  };
}

/** The topic was acknowledged for a while. */
function stopped(topic: Topic, sent: readonly Sent[]): Cause {
  const isOfTopic = (one: Sent) => one.delivery.request.topic === topic && one.purpose === "acknowledge";
  const lastGood = sent.findLastIndex((one) => isOfTopic(one) && one.delivery.verdict === "acknowledged");
  const firstBad = sent.findIndex((one, index) => index > lastGood && isOfTopic(one));
  const topicsOf = (part: readonly Sent[]) => part.map(({ delivery }) => delivery.request.topic);
  const before = new Set(topicsOf(sent.slice(0, lastGood + 1)));
  const between = topicsOf(sent.slice(lastGood + 1, Math.max(firstBad, lastGood + 1)));
  const news = [...new Set(between)].filter((other) => other !== null && !before.has(other));
  const first =
    news.length === 0 ? "" : ` In between, these topics came for the first time: ${news.join(", ")}.`;
  return {
    kind: causeKinds.stopped,
    evidence: `${topic} was acknowledged up to delivery ${lastGood + 1} of the run and is refused since, whatever its content.${first}`,
  };
}
