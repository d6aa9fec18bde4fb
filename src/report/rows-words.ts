import type { CaseResult } from "../run/events.ts";
import { shortList } from "./short-list.ts";

/** More of one check's rows than this are counted, not named. */
const namedRows = 5;

/** Rows of several checks in one line: `every-style-acknowledged (spaced, padded and 15 more), key-order`. */
export function rowsWords(rows: readonly Pick<CaseResult, "check" | "case">[]): string {
  const checks = [...new Set(rows.map(({ check }) => check))];
  const told = checks.map((check) => {
    const names = rows.filter((row) => row.check === check).flatMap((row) => row.case ?? []);
    return names.length === 0 ? check : `${check} (${shortList(names, namedRows)})`;
  });
  return shortList(told);
}
