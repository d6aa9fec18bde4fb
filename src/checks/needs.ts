import type { Topic } from "../contract/topics.ts";
import type { CaseResult } from "../run/events.ts";
import { rowName } from "../run/summarize.ts";
import type { Case, Check } from "./check.ts";
import { serves } from "./plan.ts";

/** A result with the row that it is about. */
export interface Judged {
  readonly row: Case | null;
  readonly result: CaseResult;
}

/**
 * Why a row cannot be judged: a check that it needs and that did not pass. A row that sends certain topics needs all
 * rows about them; one that takes any topic needs one row that passed.
 */
export function missingNeed(check: Check, row: Case | null, judged: readonly Judged[]): string | null {
  for (const id of check.needs ?? []) {
    const served = judged.filter((one) => one.result.check === id && serves(one.row, row));
    const failed = served.find(({ result }) => result.status !== "pass");
    const anyTopic = row === null || (row.topic === null && row.uses === undefined);
    if (served.length === 0) return `${id}, which was not run`;
    if (failed !== undefined && !(anyTopic && served.some(({ result }) => result.status === "pass"))) {
      return rowName(failed.result);
    }
  }
  return null;
}

/** The topics that the receiver is known to acknowledge, for rows that take any; in the order of the first check. */
export function provenTopics(check: Check, judged: readonly Judged[]): readonly Topic[] {
  const [foundation] = check.needs ?? [];
  return judged
    .filter(({ result }) => result.check === foundation && result.status === "pass")
    .flatMap(({ row }) => row?.topic ?? []);
}
