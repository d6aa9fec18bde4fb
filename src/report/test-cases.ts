import type { StepEnded } from "../run/events.ts";
import type { CheckRecord, RowRecord, RunRecord } from "../run/record.ts";
import { rowName } from "../run/summarize.ts";
import type { RowStatus } from "./outcome.ts";
import { rowStatusOf } from "./outcome.ts";
import type { Detail } from "./row-details.ts";
import { rowCommands, rowDetails } from "./row-details.ts";
import { visible } from "./escape/visible.ts";

/** A row of a check or a step of a scenario in the form that CI servers know: a test case in a suite. */
export interface TestCase {
  /** Check or scenario. */
  readonly suite: string;
  /** Stable and unique in the run: `check:row`. */
  readonly id: string;
  readonly title: string;
  readonly status: RowStatus;
  /** What the case is about, for filters: area, section, level. */
  readonly labels: readonly Detail[];
  readonly elapsedMs: number;
  /** One line that says what was wrong; null if nothing was. */
  readonly message: string | null;
  /** All that is known about it, in lines; empty if nothing was wrong. */
  readonly details: string;
}

/** Every row and every step, in the order of the run. */
export function testCases(record: RunRecord): readonly TestCase[] {
  const rows = record.checks.flatMap((check) => check.rows.map((row) => rowCase(check, row, record)));
  return [...rows, ...record.steps.map(stepCase)];
}

function rowCase({ check }: CheckRecord, { result, elapsedMs }: RowRecord, record: RunRecord): TestCase {
  const status = rowStatusOf(result);
  const quiet = status === "pass";
  return {
    suite: check.id,
    id: rowName(result),
    title: result.case === null ? check.title : `${check.title}: ${result.case}`,
    status,
    labels: [
      ["area", check.area],
      ["section", result.section],
      ["level", check.level],
      ...(result.topic === null ? [] : [["topic", result.topic] as const]),
    ],
    elapsedMs,
    message: quiet
      ? null
      : visible(messageOf(status, result.known, result.blockedBy, result.expected, result.actual)),
    details: quiet ? "" : detailsText(result, record),
  };
}

function stepCase({ scenario, step, title, status, expected, actual, at }: StepEnded): TestCase {
  const place =
    at === null
      ? []
      : [["at", [at.file, at.line, at.column].filter((part) => part !== undefined).join(":")] as const];
  return {
    suite: scenario,
    id: `${scenario}:${step}`,
    title: `${step} ${title}`,
    status,
    labels: place,
    elapsedMs: 0,
    message: status === "pass" ? null : visible(messageOf(status, null, null, expected, actual)),
    details: "",
  };
}

function messageOf(
  status: RowStatus,
  known: string | null,
  blockedBy: string | null,
  expected: string | null,
  actual: string | null,
): string {
  if (status === "stale") return "A known failure passes by now: take it off the list.";
  if (status === "known") return `known failure: ${known ?? ""}`;
  if (status === "blocked") return `blocked: ${blockedBy ?? "what it needs did not hold"}`;
  return expected === null
    ? (actual ?? "did not hold")
    : `expected ${expected}, got ${actual ?? "something else"}`;
}

function detailsText(result: Parameters<typeof rowDetails>[0], record: RunRecord): string {
  const causes = record.findings.filter((finding) =>
    finding.cases.some((row) => rowName(row) === rowName(result)),
  );
  const { hookproof, curl } = rowCommands(result, record);
  const lines = [
    ...causes.map((finding) => `cause: ${visible(finding.title)}`),
    ...rowDetails(result, record).map(([label, text]) => `${label}: ${text}`),
    ...[...hookproof, ...curl].map((command) => `$ ${command}`),
  ];
  return lines.join("\n");
}
