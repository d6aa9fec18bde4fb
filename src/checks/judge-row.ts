import type { Topic } from "../contract/topics.ts";
import { HookproofError } from "../errors.ts";
import type { Level, Status } from "../run/events.ts";
import type { Delivery } from "../wire/delivery.ts";
import type { Check, Violation } from "./check.ts";
import type { Shared } from "./context.ts";
import { createContext } from "./context.ts";
import { lossAfter } from "./loss.ts";
import type { Halt, Liveness } from "./liveness.ts";
import { wasRefused } from "./liveness.ts";
import type { PlannedRow } from "./plan.ts";

/** What came out of a row. */
export interface Judgement {
  readonly status: Status;
  readonly violation: Violation | null;
  readonly blockedBy: string | null;
  /** Ids of the deliveries made. */
  readonly deliveries: readonly string[];
  /** What our own code threw, if it did. */
  readonly bug?: unknown;
}

/**
 * Runs one row and looks, after a delivery without a status, whether the receiver is still there: a crash is a failure
 * of the row that it followed, whatever the row's own level.
 * @throws HookproofError for what the user can mend
 */
export async function judgeRow(
  shared: Shared,
  check: Check,
  planned: PlannedRow,
  proven: readonly Topic[],
  liveness: Liveness,
): Promise<Judgement> {
  if (liveness.halt !== null) return blocked(liveness.halt.message);
  const deliveries: Delivery[] = [];
  const record = (delivery: Delivery) => {
    deliveries.push(delivery);
    liveness.see(delivery);
  };
  const context = createContext(shared, check, planned, proven, record, () => liveness.refusalTimeoutMs);
  const ids = () => deliveries.map(({ id }) => id);
  try {
    const found = await check.run(context);
    if (liveness.halt === null) {
      const loss = await lossAfter(deliveries, context);
      if (loss !== null) liveness.lose(loss);
    }
    const judgement = (status: Status, violation: Violation | null) => ({
      status,
      violation,
      blockedBy: null,
      deliveries: ids(),
    });
    const halt = haltOf(liveness);
    if (halt !== null && deliveries.some(({ status }) => status === null)) {
      const wasThere = deliveries.some((delivery) => delivery.status === null && !wasRefused(delivery));
      // Several rows may have been on their way when the receiver went; each of them lost its data.
      return halt.is === "gone" && wasThere
        ? judgement("fail", halt.violation)
        : blocked(halt.message, ids());
    }
    if (found === undefined) return judgement("pass", null);
    if ("blockedBy" in found) return blocked(found.blockedBy, ids());
    return judgement(statusOf(found.level ?? check.level), found);
  } catch (bug) {
    if (bug instanceof HookproofError && bug.code === "incomplete") return blocked(bug.message, ids());
    if (bug instanceof HookproofError) throw bug;
    return { ...blocked(`hookproof itself broke: ${String(bug)}`, ids()), bug };
  }
}

/** A row that cannot be judged, for the reason given. */
export function blocked(blockedBy: string, deliveries: readonly string[] = []): Judgement {
  return { status: "blocked", violation: null, blockedBy, deliveries };
}

/** Read by a call, because other rows change it while this one waits. */
function haltOf(liveness: Liveness): Halt | null {
  return liveness.halt;
}

function statusOf(level: Level): Status {
  return ({ must: "fail", should: "warn", may: "info" } as const)[level];
}
