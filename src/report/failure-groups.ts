import { rowName } from "../run/summarize.ts";
import type { CaseResult } from "../run/events.ts";
import type { RunRecord } from "../run/record.ts";
import type { CheckSummary } from "../run/events.ts";
import type { RowStatus } from "./outcome.ts";
import { rowStatusOf } from "./outcome.ts";

/** Rows of one check that did not hold in the same way: told once, with the rows listed. */
export interface FailureGroup {
  readonly check: CheckSummary;
  /** Never empty; the first is shown in detail. */
  readonly rows: readonly [CaseResult, ...CaseResult[]];
}

/** The rows of the given statuses that no finding explains, grouped by check and by what was wrong. */
export function failureGroups(record: RunRecord, statuses: readonly RowStatus[]): readonly FailureGroup[] {
  const explained = new Set(record.findings.flatMap((finding) => finding.cases.map(rowName)));
  const groups = new Map<string, { check: CheckSummary; rows: [CaseResult, ...CaseResult[]] }>();
  for (const { check, rows } of record.checks)
    for (const { result } of rows) {
      if (!statuses.includes(rowStatusOf(result)) || explained.has(rowName(result))) continue;
      const key = JSON.stringify([
        check.id,
        rowStatusOf(result),
        result.expected,
        result.actual,
        result.hint,
        result.blockedBy,
      ]);
      const group = groups.get(key);
      if (group === undefined) groups.set(key, { check, rows: [result] });
      else group.rows.push(result);
    }
  return [...groups.values()];
}
