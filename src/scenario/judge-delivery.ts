import type { Purpose } from "../wire/about.ts";
import type { Delivery } from "../wire/delivery.ts";
import type { Expectation, ExpectedVerdict, Sending } from "./format.ts";

/** What a step expects of each of its deliveries. */
export function expectationOf({ expect, signature }: Sending): Expectation {
  return expect ?? { verdict: signature === null ? "acknowledged" : "refused", status: null, withinMs: null };
}

/** Why the step sends: what is expected to be lost is not counted as lost. */
export function purposeOf(sending: Sending): Purpose {
  const { verdict, status } = expectationOf(sending);
  if (sending.signature !== null || verdict === "refused") return "refuse";
  const acknowledged =
    verdict === "acknowledged" || (verdict === null && (status === null || status.includes(200)));
  return acknowledged ? "acknowledge" : "observe";
}

/** Whether a delivery went as expected; if not, both in a few words. */
export function mismatch(
  delivery: Delivery,
  expectation: Expectation,
): { readonly expected: string; readonly actual: string } | null {
  const { verdict, status, withinMs } = expectation;
  const actual = outcomeOf(delivery);
  if (verdict !== null && !isVerdict(delivery, verdict)) return { expected: wordsFor[verdict], actual };
  if (status !== null && !status.some((code) => code === delivery.status))
    return { expected: `status ${status.join(" or ")}`, actual };
  const { headMs, endedMs } = delivery.timings;
  const took = headMs ?? endedMs;
  if (withinMs !== null && took > withinMs)
    return { expected: `a status within ${withinMs} ms`, actual: `${actual} after ${Math.round(took)} ms` };
  return null;
}

/** The outcome of a delivery in a few words. */
function outcomeOf({ status, failure }: Delivery): string {
  return status === null ? `no status (${failure?.code ?? "unknown"})` : `status ${status}`;
}

const wordsFor: Readonly<Record<ExpectedVerdict, string>> = {
  acknowledged: "status 200",
  unspecified: "a status other than 200",
  failed: "no status",
  refused: "any status but 200, or none",
};

function isVerdict({ verdict }: Delivery, expected: ExpectedVerdict): boolean {
  return expected === "refused" ? verdict !== "acknowledged" : verdict === expected;
}
