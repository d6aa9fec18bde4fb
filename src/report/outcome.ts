import type { CaseResult, Status } from "../run/events.ts";
import type { CheckRecord } from "../run/record.ts";

/** A row's status with the list of known failures taken into account. */
export type RowStatus = Status | "known" | "stale";

/** Worst first: what a check with rows of several statuses is called. */
export const rowStatuses = [
  "fail",
  "stale",
  "blocked",
  "warn",
  "known",
  "pass",
  "info",
] as const satisfies readonly RowStatus[];

/** A known failure that fails is `known`, one that passes by now is `stale`. */
export function rowStatusOf(result: CaseResult): RowStatus {
  if (result.known === null) return result.status;
  return result.status === "pass" ? "stale" : "known";
}

/** What became of a check: the worst status of its rows, and how many rows have each. */
export interface Outcome {
  /** `info` for a check without any row. */
  readonly status: RowStatus;
  readonly counts: Readonly<Record<RowStatus, number>>;
  readonly rows: number;
}

export function outcomeOf(record: CheckRecord): Outcome {
  const counts: Record<RowStatus, number> = {
    fail: 0,
    stale: 0,
    blocked: 0,
    warn: 0,
    known: 0,
    pass: 0,
    info: 0,
  };
  for (const row of record.rows) counts[rowStatusOf(row.result)]++;
  const status = rowStatuses.find((status) => counts[status] > 0) ?? "info";
  return { status, counts, rows: record.rows.length };
}
