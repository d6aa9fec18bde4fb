import type { Place } from "../errors.ts";
import type { Verdict } from "../contract/verdict.ts";
import type { Origin, Purpose } from "../wire/about.ts";
import type { Delivery } from "../wire/delivery.ts";
import type { Request } from "../wire/request.ts";
import type { EarlyEnding } from "./early-ending.ts";

export type { Origin, Purpose } from "../wire/about.ts";

/**
 * Everything that happens in a run, in order. Every report is a function of these events, so a journal of them can be
 * rendered again as any report. The secret never enters an event.
 */
export type RunEvent =
  | RunStarted
  | CheckStarted
  | DeliveryStarted
  | DeliveryEnded
  | CaseEnded
  | FindingFound
  | StepEnded
  | Noted
  | RunEnded;

export interface RunStarted {
  readonly type: "run-started";
  /** `test`, `play`, `fuzz`, `replay`, `simulate`, `send`. */
  readonly command: string;
  /** The command line that repeats this run, without the secret. */
  readonly repeat: string;
  readonly version: string;
  /** A URL, or `in-process:…`, or `embedded receiver`. */
  readonly target: string;
  readonly seed: number;
  /** RFC 3339, the wall clock at the start or what `--now` says. */
  readonly now: string;
  /** What the run is going to do, for progress; zero where it cannot be known. */
  readonly planned: { readonly checks: number; readonly cases: number };
  /** What the document leaves open and is assumed here, in force for this run. */
  readonly assumptions: readonly { readonly gap: string; readonly assumed: string }[];
}

/** What a report needs to know about a check; derived from its record. */
export interface CheckSummary {
  readonly id: string;
  readonly area: string;
  readonly title: string;
  readonly section: string;
  readonly level: Level;
  readonly cases: number;
}

/** `must` fails the run; `should` warns, and fails it with --strict; `may` only informs. */
export type Level = "must" | "should" | "may";

export interface CheckStarted {
  readonly type: "check-started";
  readonly check: CheckSummary;
}

/** Written before the first byte leaves (guarantee J-1). */
export interface DeliveryStarted {
  readonly type: "delivery-started";
  readonly id: string;
  readonly request: Request;
  readonly purpose: Purpose;
  readonly origin: Origin;
}

export interface DeliveryEnded {
  readonly type: "delivery-ended";
  readonly delivery: Delivery;
  readonly purpose: Purpose;
  readonly origin: Origin;
}

export type Status = "pass" | "fail" | "warn" | "info" | "blocked";

/** One row of one check. */
export interface CaseResult {
  readonly check: string;
  /** Row id such as `cdr.hangup` or `/cdr/wait_time`; null where the check has a single row. */
  readonly case: string | null;
  /** The topic that the row is about, for the matrix of the reports; null if it is about none. */
  readonly topic: string | null;
  readonly status: Status;
  readonly section: string;
  /** One sentence each; null when it passed. */
  readonly expected: string | null;
  readonly actual: string | null;
  readonly hint: string | null;
  /** Ids of the deliveries that were made for it. */
  readonly deliveries: readonly string[];
  /** Why it is blocked: the check that must pass first, or a reason. */
  readonly blockedBy: string | null;
  /** The command that repeats this row alone; null when it passed. */
  readonly repeat: string | null;
  /** Reason from the list of known failures in hookproof.yaml, if this row is on it. */
  readonly known: string | null;
}

export interface CaseEnded {
  readonly type: "case-ended";
  readonly result: CaseResult;
}

/** A confirmed reason why something failed, with the rows that it explains (design: a diagnosis). */
export interface Finding {
  /** Stable kebab-case id of the hypothesis, such as `hash-over-reserialized-json`. */
  readonly id: string;
  readonly title: string;
  /** What was observed that confirms it, a sentence each. */
  readonly evidence: readonly string[];
  /** Where what the receiver hashed first differs from what it got, if it is about bytes. */
  readonly difference: { readonly offset: number; readonly sent: string; readonly hashed: string } | null;
  readonly why: string;
  /** How to mend it, Markdown, for the framework that the answers betray where known. */
  readonly fix: string;
  readonly cases: readonly { readonly check: string; readonly case: string | null }[];
}

export interface FindingFound {
  readonly type: "finding";
  readonly finding: Finding;
}

/** A step of a scenario, done. */
export interface StepEnded {
  readonly type: "step-ended";
  readonly scenario: string;
  /** One-based. */
  readonly step: number;
  readonly title: string;
  readonly status: Status;
  readonly expected: string | null;
  readonly actual: string | null;
  readonly at: Place | null;
  readonly deliveries: readonly string[];
}

export interface Noted {
  readonly type: "note";
  readonly level: "info" | "warning";
  readonly message: string;
}

/** A notification that the receiver did not acknowledge; it is never sent again. */
export interface Lost {
  readonly delivery: string;
  readonly topic: string | null;
  readonly entity: string | null;
  readonly verdict: Verdict;
  readonly reason: string;
}

/** The count of everything; `acknowledged + unspecified + failed + unresolved` is the number of deliveries started. */
export interface Summary {
  readonly deliveries: {
    readonly acknowledged: number;
    readonly unspecified: number;
    readonly failed: number;
    /** Started but not ended: may or may not have arrived. */
    readonly unresolved: number;
  };
  /** Rows and steps by status, without those that are known to fail. */
  readonly results: Readonly<Record<Status, number>>;
  /** Rows on the list of known failures that did not pass; they do not fail the run. */
  readonly known: number;
  /** Rows on that list that pass by now, as `check:row`; they fail the run, so that the list stays true. */
  readonly stale: readonly string[];
  /** Notifications that were to be acknowledged and were not. */
  readonly lost: readonly Lost[];
  readonly elapsedMs: number;
  readonly exitCode: number;
  /** Why the run says less than it set out to, null if it is complete. */
  readonly incomplete: EarlyEnding | null;
}

export interface RunEnded {
  readonly type: "run-ended";
  readonly summary: Summary;
}
