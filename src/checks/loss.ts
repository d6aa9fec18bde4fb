import type { Delivery } from "../wire/delivery.ts";
import type { CheckContext, Violation } from "./check.ts";
import { wasRefused } from "./liveness.ts";

/** The receiver was there and is not any more. */
export interface Loss {
  /** Why nothing after it can be judged. */
  readonly message: string;
  readonly violation: Violation;
}

/**
 * Tells a refusal without a status from a crash or a hang: after a delivery without a status, one authentic notification
 * asks whether anybody is still there. Null if there is, whatever the answer; and null if nothing was suspicious.
 */
export async function lossAfter(
  deliveries: readonly Delivery[],
  context: CheckContext,
): Promise<Loss | null> {
  const suspect = deliveries.find(({ status, failure }) => status === null && failure?.cause !== "local");
  if (suspect === undefined) return null;
  const again = await context.deliver(context.notification(), {}, "observe");
  const how = wasRefused(again)
    ? "refuses every connection: it has crashed"
    : again.failure?.code === "timeout" && suspect.failure?.code === "timeout"
      ? "answers nothing any more: it hangs"
      : null;
  if (how === null) return null;
  const { topic, id } =
    suspect.request.topic === null
      ? { topic: "a request", id: suspect.id }
      : { topic: suspect.request.topic, id: suspect.id };
  return {
    message: `the receiver ${how}, since ${id} (${topic})`,
    violation: {
      expected: "the receiver is still there afterwards",
      actual: `the receiver gave no status (${suspect.failure?.code ?? "closed"}) and now ${how}`,
      hint: "Look at the receiver's log for the exception; let no exception leave the handler, and no promise go unhandled.",
    },
  };
}
