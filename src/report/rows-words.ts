import type { CaseResult } from "../run/events.ts";
import { counted } from "./verdict-words.ts";
import { shortList } from "./short-list.ts";

/** Rows of more checks than this are counted, not named, and no check has more of them named than this. */
const limit = 5;

/** Rows of several checks in one line: `every-style-acknowledged (spaced, padded and 15 more), key-order`. */
export function rowsWords(rows: readonly Pick<CaseResult, "check" | "case">[]): string {
  const checks = [...new Set(rows.map(({ check }) => check))];
  const told = checks.map((check) => {
    const names = rows.filter((row) => row.check === check).flatMap((row) => row.case ?? []);
    if (names.length === 0) return check;
    return `${check} (${checks.length > limit ? counted(names.length, "row") : shortList(names, limit)})`;
  });
  return shortList(told);
}
