import type { EarlyEnding } from "../run/early-ending.ts";
import type { CaseResult, CheckSummary, RunEvent } from "../run/events.ts";
import { rowName } from "../run/summarize.ts";
import type { Shared } from "./context.ts";
import { inParallel } from "./in-parallel.ts";
import type { Judgement } from "./judge-row.ts";
import { blocked, judgeRow } from "./judge-row.ts";
import type { KnownFailure } from "./known-failures.ts";
import { knownReason } from "./known-failures.ts";
import type { Liveness } from "./liveness.ts";
import { watchLiveness } from "./liveness.ts";
import type { Judged } from "./needs.ts";
import { missingNeed, provenTopics } from "./needs.ts";
import type { PlannedCheck, PlannedRow } from "./plan.ts";

export interface RunChecksOptions extends Shared {
  readonly plan: readonly PlannedCheck[];
  /** What the user sees as the receiver, for messages. */
  readonly target: string;
  /** Hears of checks and rows; deliveries are the deliverer's to tell. */
  readonly emit: (event: RunEvent) => void;
  /** The command that repeats one row, given its name. */
  readonly repeat: (name: string) => string;
  readonly knownFailures?: readonly KnownFailure[];
}

/** How a run of checks went. */
export interface ChecksOutcome {
  readonly results: readonly CaseResult[];
  /** Why it ended before its plan did; null if it did not. */
  readonly ending: EarlyEnding | null;
  /** What our own code threw, if it did: a bug of hookproof, to be reported with its stack. */
  readonly bug: unknown;
}

/**
 * Runs planned checks one after another, the rows of each a few at a time, and tells of every row in the order of the
 * plan. What goes over the wire is the same whatever `workers` is. Never throws for what a receiver does; rows that
 * could not be judged are `blocked`.
 * @throws HookproofError for what the user can mend, such as an overlay that nothing satisfies
 */
export async function runChecks(options: RunChecksOptions): Promise<ChecksOutcome> {
  const { plan, emit, settings } = options;
  const liveness = watchLiveness(options.target, settings);
  const judged: Judged[] = [];
  const bugs: unknown[] = [];

  for (const planned of plan) {
    if (isOver(liveness)) break;
    const { check, rows } = planned;
    emit({ type: "check-started", check: summaryOf(planned) });
    const proven = provenTopics(check, judged);
    const before = [...judged];
    const judge = async (row: PlannedRow): Promise<Judged | null> => {
      if (isOver(liveness)) return null;
      const need = missingNeed(check, row.row, before);
      const judgement = need === null ? await judgeRow(options, check, row, proven, liveness) : blocked(need);
      if (judgement.bug !== undefined) bugs.push(judgement.bug);
      return { row: row.row, result: resultOf(options, planned, row, judgement) };
    };
    await inParallel(
      rows,
      check.quiet === true || oneAtATime(plan, before) ? 1 : options.workers,
      judge,
      (one) => {
        if (one === null) return;
        judged.push(one);
        emit({ type: "case-ended", result: one.result });
      },
    );
  }

  const { halt } = liveness;
  if (halt !== null) emit({ type: "note", level: "warning", message: halt.message });
  const ending = bugs.length > 0 ? "internal-error" : halt?.is === "ended" ? halt.ending : null;
  return { results: judged.map(({ result }) => result), ending, bug: bugs[0] };
}

function summaryOf({ area, check, rows }: PlannedCheck): CheckSummary {
  const { id, title, section, level } = check;
  return { id, area, title, section, level, cases: rows.length };
}

/** Whether the receiver is known to fail when notifications overlap. */
function oneAtATime(plan: readonly PlannedCheck[], judged: readonly Judged[]): boolean {
  const founding = plan.filter(({ check }) => check.foundsParallel === true).map(({ check }) => check.id);
  return judged.some(({ result }) => result.status === "fail" && founding.includes(result.check));
}

function isOver({ halt }: Liveness): boolean {
  return halt?.is === "ended";
}

function resultOf(
  { knownFailures = [], repeat }: RunChecksOptions,
  { check }: PlannedCheck,
  { row }: PlannedRow,
  { status, violation, blockedBy, deliveries }: Judgement,
): CaseResult {
  const name = { check: check.id, case: row?.id ?? null };
  return {
    ...name,
    topic: row?.topic ?? null,
    status,
    section: check.section,
    expected: violation?.expected ?? null,
    actual: violation?.actual ?? null,
    hint: violation?.hint ?? null,
    deliveries,
    blockedBy,
    repeat: status === "pass" ? null : repeat(rowName(name)),
    known: knownReason(knownFailures, name),
  };
}
