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
  const isAnyTaken = plains.acknowledged(plains.topic).length > 0;
  const other = isAnyTaken ? null : await otherAnswer(plains.of(topic), past);
  if (other?.isFinal === true) return { cause: other.cause };
  for (const base of [...known, ...plains.untried(topic)]) {
    const isRefused = await past.refuses(past.again(base));
    if (isRefused === undefined) return null;
    if (!isRefused) return { base };
  }
  const plain = plains.of(topic);
  if (known.length > 0) {
    const cause = await findMissingPredecessor(plain, plains.siblings(topic), past);
    return { cause: cause ?? stopped(topic, sent) };
  }
  return {
    cause: (await findHeader(plain, past)) ??
      (await findMissingPredecessor(plain, plains.siblings(topic), past)) ??
      (await findField(plain, past)) ??
      other?.cause ?? {
        kind: isAnyTaken ? causeKinds.topic : causeKinds.nothing,
        evidence: `No notification of ${topic} is acknowledged, whatever its content, its headers and what came before.`,
      },
  };
}

/** An answer that only authentic notifications get, and that is not 200: they are understood, but it is not said so. */
interface OtherAnswer {
  readonly cause: Cause;
  /** Nothing else has to be looked for: no status, or one that refuses nothing. */
  readonly isFinal: boolean;
}

/** Compares the answer to an authentic notification with that to a forged one; null if they are the same. */
export async function otherAnswer(plain: Notification, past: Past): Promise<OtherAnswer | null> {
  const { asker, signing } = past;
  const sample = plainSample(past.again(plain), signing.settings.signatureHeader);
  const authentic = await asker.deliver(requestFor(sample, signing));
  const forged = await asker.deliver(requestFor(sample, signing, { signature: "0".repeat(40) }));
  if (authentic === undefined || forged === undefined || authentic.status === forged.status) return null;
  const evidence = `Authentic notifications get ${answerText(authentic)}; forged ones get ${answerText(forged)}.`;
  const kind = authentic.status === null ? causeKinds.noStatus : causeKinds.otherStatus;
  // In Koa an answer that nobody sets is 404.
  const isFinal = authentic.status === null || authentic.status < 400 || authentic.status === 404;
  return { cause: { kind, evidence }, isFinal };
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
