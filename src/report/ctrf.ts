import type { RunRecord } from "../run/record.ts";
import { atEnd } from "./at-end.ts";
import type { RowStatus } from "./outcome.ts";
import type { TestCase } from "./test-cases.ts";
import { testCases } from "./test-cases.ts";

type CtrfStatus = "passed" | "failed" | "skipped" | "other";

/** What our statuses are called there; what is blocked is `other`, for `skipped` reads as green. */
const ctrfStatuses = {
  pass: "passed",
  info: "passed",
  warn: "passed",
  fail: "failed",
  stale: "failed",
  known: "skipped",
  blocked: "other",
} as const satisfies Record<RowStatus, CtrfStatus>;

/** Common Test Report Format, for the tools that read it. */
export const createCtrfReport = atEnd((record) => `${JSON.stringify(ctrfOf(record), null, 2)}\n`);

function ctrfOf(record: RunRecord): object {
  const cases = testCases(record);
  const { started, summary } = record;
  const start = started === null ? 0 : Date.parse(started.now);
  const elapsed = Math.round(summary?.elapsedMs ?? 0);
  const count = (status: CtrfStatus) => cases.filter((test) => ctrfStatuses[test.status] === status).length;
  return {
    reportFormat: "CTRF",
    specVersion: "1.0.0",
    generatedBy: "hookproof",
    results: {
      tool: { name: "hookproof", version: started?.version ?? "" },
      summary: {
        tests: cases.length,
        passed: count("passed"),
        failed: count("failed"),
        skipped: count("skipped"),
        pending: 0,
        other: count("other"),
        suites: new Set(cases.map(({ suite }) => suite)).size,
        start,
        stop: start + elapsed,
        duration: elapsed,
        extra: {
          seed: started?.seed ?? null,
          target: started?.target ?? null,
          repeat: started?.repeat ?? null,
          exitCode: summary?.exitCode ?? null,
        },
      },
      tests: cases.map(testOf),
    },
  };
}

function testOf({ suite, id, title, status, elapsedMs, message, details, labels }: TestCase): object {
  return {
    testId: id,
    name: title,
    suite: [suite],
    status: ctrfStatuses[status],
    rawStatus: status,
    duration: Math.round(elapsedMs),
    labels: Object.fromEntries(labels),
    ...(message === null ? {} : { message }),
    ...(details === "" ? {} : { trace: details }),
  };
}
