import type { Delivery } from "../wire/delivery.ts";

/** How a trial ended that did not end well. */
export type Breakage =
  /** A status other than 200. */
  | "refused"
  /** The connection was closed without a status, and the receiver is still there. */
  | "no-status"
  /** No status within the time-out. */
  | "hang"
  /** No status, and afterwards nobody listens any more. */
  | "crash"
  /** Acknowledged, but much later than usual. */
  | "slow"
  /** Acknowledged, but the receiver's own API does not show that it was processed once. */
  | "wrong-effect"
  /** A forged request was acknowledged. */
  | "forged-acknowledged"
  /** Plain notifications are not acknowledged any more after a hostile request. */
  | "harmed";

export const breakages: Readonly<Record<Breakage, string>> = {
  refused: "the receiver answers with another status than 200",
  "no-status": "the receiver closes the connection without a status",
  hang: "the receiver gives no status before the time-out",
  crash: "the receiver crashes: nobody listens at its address afterwards",
  slow: "the receiver answers much later than usual",
  "wrong-effect": "the receiver acknowledges it, but its own API does not show it exactly once",
  "forged-acknowledged": "the receiver acknowledges a forged request",
  harmed: "the receiver does not acknowledge plain notifications afterwards",
};

export interface Outcome {
  /** Null: the receiver did what it should. */
  readonly breakage: Breakage | null;
  /** The delivery that was judged. */
  readonly delivery: Delivery;
  /** All deliveries of the trial, in order. */
  readonly deliveries: readonly Delivery[];
  /** What tells answers of different causes apart: status and the shape of the error text. */
  readonly answerClass: string;
  /** What makes this answer new behaviour: the class, the latency's order of magnitude, the connection's end. */
  readonly behaviour: string;
}

/** The status and the first line of the answer with everything that varies masked, so that equal causes look equal. */
export function answerClassOf({ status, answer, failure }: Delivery): string {
  if (answer === null) return `no status (${failure?.code ?? "unknown"})`;
  const text = new TextDecoder().decode(answer.body.subarray(0, 400));
  const line = text.split(/\r?\n/).find((part) => part.trim() !== "") ?? "";
  const shape = line
    .replaceAll(/"(?:[^"\\]|\\.)*"|'[^']*'/g, '"…"')
    .replaceAll(/[0-9a-f]{8,}/gi, "#")
    .replaceAll(/\d+/g, "#")
    .slice(0, 100);
  return shape === "" ? `status ${status}` : `status ${status}: ${shape}`;
}

/** Up to here latencies count as one, so that noise does not look like new behaviour and a seed repeats its run. */
const usualLimitMs = 250;

export function behaviourOf(delivery: Delivery): string {
  const latency = Math.max(
    0,
    Math.round(Math.log2((delivery.timings.headMs ?? delivery.timings.endedMs) / usualLimitMs)),
  );
  return [
    answerClassOf(delivery),
    `latency ${latency}`,
    delivery.answer?.tail ?? "",
    delivery.violations.join(),
  ].join("|");
}
