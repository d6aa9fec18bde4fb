import type { Delivery } from "../wire/delivery.ts";
import type { Known, Violation } from "./check.ts";
import { describeAnswer } from "./answer-words.ts";

/** Holds a delivery to status 200 (section 7.1). */
export function acknowledged(delivery: Delivery, what = ""): Violation | undefined {
  if (delivery.verdict === "acknowledged") return undefined;
  return { expected: "status 200", actual: `${what === "" ? "" : `${what}: `}${describeAnswer(delivery)}` };
}

/** Holds several deliveries to status 200 and says which of them broke it, the first one first. */
export function allAcknowledged(deliveries: readonly Delivery[]): Violation | undefined {
  const lost = deliveries.filter(({ verdict }) => verdict !== "acknowledged");
  const [first] = lost;
  if (first === undefined) return undefined;
  const which = `number ${deliveries.indexOf(first) + 1} (${first.request.topic ?? "no topic"})`;
  const others = lost.length === 1 ? "" : `, and ${lost.length - 1} more`;
  return {
    expected: `status 200 for each of the ${deliveries.length} notifications`,
    actual: `${which} got ${describeAnswer(first)}${others}`,
  };
}

/**
 * Holds a forged delivery to any status but 200, or none (section 5.4). A receiver that is said to discard silently is
 * taken at its word: that informs, unless its effects are observed, which prove it.
 */
export function notAcknowledged(
  delivery: Delivery,
  { settings, observe }: Known,
  hint: string,
): Violation | undefined {
  if (delivery.verdict !== "acknowledged") return undefined;
  const expected = "any status but 200";
  if (settings.forged === "refuse")
    return { expected, actual: "status 200, as for an authentic request", hint };
  if (observe !== null) return undefined;
  return {
    level: "may",
    expected,
    actual: "status 200, and the setting says that the receiver discards silently",
    hint: "Nobody can tell this from a receiver that does not verify. Let hookproof look: set observe.",
  };
}
