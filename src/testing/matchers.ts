import { reasonOf } from "../run/reason.ts";
import type { Delivery } from "../wire/delivery.ts";

/** What a matcher of vitest or Jest returns. */
export interface Matched {
  readonly pass: boolean;
  message(): string;
}

/**
 * Matchers for deliveries, for `expect.extend`:
 * `toBeAcknowledged` (status 200), `toBeRefused` (any other status, or the connection closed), `toBeLost` (not
 * acknowledged: the platform never sends it again).
 */
export const matchers = {
  toBeAcknowledged: (delivery: Delivery): Matched =>
    matched(delivery, delivery.verdict === "acknowledged", "to be acknowledged with status 200"),
  toBeRefused: (delivery: Delivery): Matched =>
    matched(
      delivery,
      delivery.verdict !== "acknowledged" && delivery.failure?.code !== "timeout",
      "to be refused",
    ),
  toBeLost: (delivery: Delivery): Matched =>
    matched(delivery, delivery.verdict !== "acknowledged", "to be lost"),
};

function matched(delivery: Delivery, pass: boolean, what: string): Matched {
  const subject = `${delivery.request.topic ?? "the notification"} (${delivery.request.notificationId ?? "no id"})`;
  return {
    pass,
    message: () => `expected ${subject} ${pass ? "not " : ""}${what}, but it got ${reasonOf(delivery)}`,
  };
}
