import type {
  CaseResult,
  CheckSummary,
  DeliveryEnded,
  Finding,
  Noted,
  RunEvent,
  RunStarted,
  StepEnded,
  Summary,
} from "./events.ts";

/** One row with how long its deliveries took together, in milliseconds. */
export interface RowRecord {
  readonly result: CaseResult;
  readonly elapsedMs: number;
}

/** A check with the rows that have ended so far, in the order in which they ended. */
export interface CheckRecord {
  readonly check: CheckSummary;
  readonly rows: readonly RowRecord[];
}

/** A run as the reports that are written at its end see it. */
export interface RunRecord {
  readonly started: RunStarted | null;
  /** In the order of the plan. */
  readonly checks: readonly CheckRecord[];
  readonly steps: readonly StepEnded[];
  readonly findings: readonly Finding[];
  readonly notes: readonly Noted[];
  /** The evidence: deliveries of rows and steps that did not pass, and of no row at all, by their id. */
  readonly deliveries: ReadonlyMap<string, DeliveryEnded>;
  readonly summary: Summary | null;
}

/** Collects a run while it happens. */
export interface Recorder {
  see(event: RunEvent): void;
  /** The record so far; the same growing object each time. */
  readonly record: RunRecord;
}

/** Deliveries that belong to no row are kept up to this number: `fuzz` makes more of them than memory holds. */
const strayLimit = 200;

/** Collects a run while it happens. Requests and answers of rows that passed are let go as soon as the row ends. */
export function createRecorder(): Recorder {
  const checks = new Map<string, { check: CheckSummary; rows: RowRecord[] }>();
  const steps: StepEnded[] = [];
  const findings: Finding[] = [];
  const notes: Noted[] = [];
  const deliveries = new Map<string, DeliveryEnded>();
  let started: RunStarted | null = null;
  let summary: Summary | null = null;
  let strays = 0;

  const keep = (event: DeliveryEnded) => {
    const stray = event.origin.check === undefined && event.origin.step === undefined;
    if (stray && (event.delivery.verdict === "acknowledged" || ++strays > strayLimit)) return;
    deliveries.set(event.delivery.id, event);
  };
  const elapsedOf = (ids: readonly string[]) =>
    ids.reduce((sum, id) => sum + (deliveries.get(id)?.delivery.timings.endedMs ?? 0), 0);
  const letGo = (ids: readonly string[]) => {
    for (const id of ids) deliveries.delete(id);
  };
  const endRow = (result: CaseResult) => {
    const row = { result, elapsedMs: elapsedOf(result.deliveries) };
    checks.get(result.check)?.rows.push(row);
    if (result.status === "pass") letGo(result.deliveries);
  };

  return {
    see(event) {
      if (event.type === "run-started") started = event;
      else if (event.type === "check-started") {
        // A merged run starts a check once per part.
        if (!checks.has(event.check.id)) checks.set(event.check.id, { check: event.check, rows: [] });
      } else if (event.type === "delivery-ended") keep(event);
      else if (event.type === "case-ended") endRow(event.result);
      else if (event.type === "step-ended") {
        steps.push(event);
        if (event.status === "pass") letGo(event.deliveries);
      } else if (event.type === "finding") findings.push(event.finding);
      else if (event.type === "note") notes.push(event);
      else if (event.type === "run-ended") summary = event.summary;
    },
    get record() {
      return { started, checks: [...checks.values()], steps, findings, notes, deliveries, summary };
    },
  };
}
