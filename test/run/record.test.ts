import { describe, expect, test } from "vitest";

import type { RunEvent } from "../../src/run/events.ts";
import { createRecorder } from "../../src/run/record.ts";
import { sampleDelivery, sampleRun, tellingRun } from "../report/sample-run.ts";

function recorded(events: readonly RunEvent[]) {
  const recorder = createRecorder();
  for (const event of events) recorder.see(event);
  return recorder.record;
}

const stray = (count: number, status: number): readonly RunEvent[] =>
  Array.from({ length: count }, (_, index) => ({
    type: "delivery-ended",
    delivery: sampleDelivery({ id: `d${index}`, status }),
    purpose: "acknowledge",
    origin: {},
  }));

describe("the record of a run", () => {
  test("has the checks in the order of the plan, with their rows and what these took", () => {
    const { checks, started, findings, summary } = recorded(tellingRun);
    expect(checks.map(({ check, rows }) => [check.id, rows.length])).toEqual(
      checks.map(({ check }) => [check.id, check.cases]),
    );
    expect(checks[0]?.rows[0]).toMatchObject({ result: { case: "conversation.created" }, elapsedMs: 3.4 });
    expect([started?.seed, findings.length, summary?.exitCode]).toEqual([42, 1, 1]);
  });

  test("keeps the evidence of what did not pass and lets go of the rest", () => {
    const { checks, deliveries } = recorded(tellingRun);
    const results = checks.flatMap(({ rows }) => rows.map(({ result }) => result));
    const kept = results.filter(({ status }) => status !== "pass").flatMap((result) => result.deliveries);
    expect([...deliveries.keys()]).toEqual(kept);
  });

  test("keeps of deliveries that belong to no row the first that went wrong, and not more than memory holds", () => {
    expect(recorded(stray(1000, 200)).deliveries.size).toBe(0);
    expect(recorded(stray(1000, 500)).deliveries.size).toBe(200);
  });

  test("merges a check that is started twice, as shards do", () => {
    const run = sampleRun([
      { id: "c", area: "a", title: "t", section: "7.1", level: "must", rows: [{ row: "1" }] },
    ]);
    const { checks } = recorded([...run, ...run]);
    expect(checks.map(({ rows }) => rows.length)).toEqual([2]);
  });
});
