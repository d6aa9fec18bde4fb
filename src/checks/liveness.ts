import type { Settings } from "../contract/settings.ts";
import type { EarlyEnding } from "../run/early-ending.ts";
import type { Delivery } from "../wire/delivery.ts";
import type { Violation } from "./check.ts";
import type { Loss } from "./loss.ts";

/** Why nothing more can be judged. */
export type Halt =
  /** The run ends here: nobody was reached, this machine ran out of something, or the user interrupted. */
  | { readonly is: "ended"; readonly ending: EarlyEnding; readonly message: string }
  /** The receiver was there and is not any more; what is left is blocked. */
  | { readonly is: "gone"; readonly message: string; readonly violation: Violation };

/** Watches all deliveries of a run for the signs that going on makes no sense. */
export interface Liveness {
  /** Null while the run can go on. */
  readonly halt: Halt | null;
  /**
   * How long to wait for the answer to a forged request: far longer than the slowest answer so far, but not as long as
   * the platform would. A receiver may leave forged requests unanswered, and there are many of them.
   */
  readonly refusalTimeoutMs: number;
  see(delivery: Delivery): void;
  /** Notes that the receiver was lost, where {@link lossAfter} found so. */
  lose(loss: Loss): void;
}

/** Starts watching; see {@link Liveness}. */
export function watchLiveness(target: string, { timeoutMs }: Pick<Settings, "timeoutMs">): Liveness {
  let reached = false;
  let slowestMs = 0;
  let halt: Halt | null = null;
  return {
    get halt() {
      return halt;
    },
    get refusalTimeoutMs() {
      return Math.min(timeoutMs, Math.max(500, slowestMs * 10));
    },
    see({ failure, timings }) {
      if (timings.headMs !== null) slowestMs = Math.max(slowestMs, timings.headMs);
      if (failure?.cause === "local") {
        const ending = failure.code === "aborted" ? "interrupted" : "local-resource";
        halt ??= { is: "ended", ending, message: failure.message };
      } else if (failure === null || !neverConnected(failure)) reached = true;
      else if (!reached) {
        const message = `${target} could not be reached (${failure.code}): ${failure.message} ${adviceFor(failure)}`;
        halt ??= { is: "ended", ending: "receiver-unreachable", message };
      }
    },
    lose(loss) {
      halt ??= { is: "gone", ...loss };
    },
  };
}

/** Whether the receiver saw nothing of a delivery. */
export function neverConnected({ phase }: NonNullable<Delivery["failure"]>): boolean {
  return phase === "resolve" || phase === "connect" || phase === "tls";
}

/** Whether the receiver refused the connection, as only one that is not there does. */
export function wasRefused({ failure }: Delivery): boolean {
  return (
    failure !== null &&
    failure.phase === "connect" &&
    (failure.code === "ECONNREFUSED" || failure.code === "ENOENT")
  );
}

function adviceFor({ cause, code }: NonNullable<Delivery["failure"]>): string {
  if (cause === "dns") return "Is the host name right?";
  if (cause === "tls")
    return "For a certificate of your own there are --cacert and --insecure; is it https at all?";
  if (code === "ECONNREFUSED") return "Is the receiver running, and on this port?";
  return "Is the address right, and does a firewall let us through?";
}
