import type { RunRecord } from "../run/record.ts";
import type { Bilingual } from "./bilingual.ts";
import { rowStatusOf } from "./outcome.ts";
import { counted } from "./verdict-words.ts";

/** What kept rows from being judged: a check that did not hold, or another reason. One need may block hundreds of rows. */
export interface UnmetNeed {
  readonly reason: string;
  /** Whether the reason is the id of a check. */
  readonly isCheck: boolean;
  readonly checks: number;
  readonly rows: number;
}

/** The needs in the order of the rows that they block; rows of one check that block others count as that check. */
export function unmetNeeds({ checks }: RunRecord): readonly UnmetNeed[] {
  const ids = new Set(checks.map(({ check }) => check.id));
  const needs = new Map<string, { checks: Set<string>; rows: number }>();
  for (const { check, rows } of checks)
    for (const { result } of rows) {
      if (rowStatusOf(result) !== "blocked") continue;
      const told = result.blockedBy ?? "what it needs did not hold";
      const id = told.split(":")[0] ?? told;
      const reason = ids.has(id) ? id : told;
      const need = needs.get(reason) ?? { checks: new Set(), rows: 0 };
      need.checks.add(check.id);
      need.rows++;
      needs.set(reason, need);
    }
  return [...needs].map(([reason, need]) => ({
    reason,
    isCheck: ids.has(reason),
    checks: need.checks.size,
    rows: need.rows,
  }));
}

export function unmetNeedWords({ reason, isCheck, checks, rows }: UnmetNeed): Bilingual {
  const who = `${counted(rows, "row")} of ${counted(checks, "check")}`;
  if (!isCheck) return { en: `${who}: ${reason}`, zh: `${checks} 项检查的 ${rows} 个用例：${reason}` };
  return {
    en: `${who} ${rows === 1 ? "needs" : "need"} ${reason}, which did not hold`,
    zh: `${checks} 项检查的 ${rows} 个用例依赖 ${reason}，而后者未通过`,
  };
}
