import type { EarlyEnding } from "./early-ending.ts";
import type { CaseResult, DeliveryEnded, Lost, RunEvent, Status, Summary } from "./events.ts";
import { exitCodeOf } from "./exit-code.ts";
import { reasonOf } from "./reason.ts";

/** What the events of a run do not say about its end. */
export interface Ending {
  readonly elapsedMs: number;
  /** Whether warnings fail the run. */
  readonly strict: boolean;
  /** Why the run ended early; null if it ran to its end. */
  readonly incomplete: EarlyEnding | null;
}

/** Counts a run while it happens. */
export interface Summarizer {
  see(event: RunEvent): void;
  /** The counts so far. A run that judged nothing, or could judge only some of its rows, is incomplete. */
  summary(ending: Ending): Summary;
}

/** Counts while the run happens, so that an interrupted run has a summary too. Holds no requests and no answers. */
export function createSummarizer(): Summarizer {
  const unresolved = new Set<string>();
  const verdicts = { acknowledged: 0, unspecified: 0, failed: 0 };
  const results: Record<Status, number> = { pass: 0, fail: 0, warn: 0, info: 0, blocked: 0 };
  const stale: string[] = [];
  const lost: Lost[] = [];
  let known = 0;
  let heldToAcknowledge = 0;

  const countDelivery = (event: DeliveryEnded) => {
    unresolved.delete(event.delivery.id);
    verdicts[event.delivery.verdict]++;
    if (event.purpose !== "acknowledge") return;
    heldToAcknowledge++;
    if (event.delivery.verdict !== "acknowledged") lost.push(lostOf(event));
  };

  const countRow = (result: CaseResult) => {
    if (result.known !== null && result.status === "pass") stale.push(rowName(result));
    if (result.known !== null && result.status !== "pass") known++;
    else results[result.status]++;
  };

  return {
    see(event) {
      if (event.type === "delivery-started") unresolved.add(event.id);
      else if (event.type === "delivery-ended") countDelivery(event);
      else if (event.type === "case-ended") countRow(event.result);
      else if (event.type === "step-ended") results[event.status]++;
    },
    summary({ elapsedMs, strict, incomplete }) {
      const judgedRows = results.pass + results.fail + results.warn + results.info + known;
      const counted = {
        deliveries: { ...verdicts, unresolved: unresolved.size },
        results: { ...results },
        known,
        stale: [...stale],
        lost: [...lost],
        elapsedMs,
        incomplete: incomplete ?? shortfallOf(judgedRows + heldToAcknowledge, results),
      };
      return { ...counted, exitCode: exitCodeOf(counted, strict) };
    },
  };
}

/** The summary of events that are all there, such as a journal's. */
export function summarize(events: Iterable<RunEvent>, ending: Ending): Summary {
  const summarizer = createSummarizer();
  for (const event of events) summarizer.see(event);
  return summarizer.summary(ending);
}

/** How a row is named on the command line and in every report: `check:row`, or the check alone if it has one row. */
export function rowName(row: { readonly check: string; readonly case: string | null }): string {
  return row.case === null ? row.check : `${row.check}:${row.case}`;
}

function shortfallOf(judged: number, results: Record<Status, number>): EarlyEnding | null {
  if (judged === 0) return "nothing-judged";
  return results.blocked > 0 && results.fail === 0 ? "rows-blocked" : null;
}

function lostOf({ delivery, origin }: DeliveryEnded): Lost {
  return {
    delivery: delivery.id,
    topic: delivery.request.topic,
    entity: origin.entity ?? null,
    verdict: delivery.verdict,
    reason: reasonOf(delivery),
  };
}
