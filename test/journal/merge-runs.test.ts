import { describe, expect, test } from "vitest";

import { mergeRuns } from "../../src/journal/merge-runs.ts";
import type { RunEvent, Summary } from "../../src/run/events.ts";
import type { SampleOptions, SampleRow } from "../report/sample-run.ts";
import { sampleRun } from "../report/sample-run.ts";

const shard = (rows: readonly SampleRow[], options: SampleOptions = {}) => {
  const events = sampleRun(
    [{ id: "both", area: "a", title: "t", section: "7.1", level: "must", rows }],
    options,
  );
  return () => events;
};
const endOf = (events: readonly RunEvent[]): Summary | undefined =>
  events.flatMap((event) => (event.type === "run-ended" ? [event.summary] : []))[0];

describe("the runs of several shards", () => {
  const merged = [
    ...mergeRuns([
      shard([{ row: "a" }, { row: "b", status: "fail", delivery: { status: 500 } }]),
      shard([{ row: "c" }]),
    ]),
  ];

  test("read as one run: one start, each check once with the rows of all, one end", () => {
    expect(merged.filter(({ type }) => type === "run-started" || type === "run-ended")).toHaveLength(2);
    expect(merged[0]).toMatchObject({ planned: { checks: 1, cases: 3 } });
    expect(merged.filter(({ type }) => type === "check-started")).toMatchObject([
      { check: { id: "both", cases: 3 } },
    ]);
    expect(endOf(merged)).toMatchObject({
      results: { pass: 2, fail: 1 },
      deliveries: { acknowledged: 2, unspecified: 1 },
      exitCode: 1,
    });
  });

  test("keep their deliveries apart", () => {
    const sent = merged.flatMap((event) => (event.type === "delivery-started" ? [event.id] : []));
    const judged = merged.flatMap((event) => (event.type === "case-ended" ? event.result.deliveries : []));
    expect(sent).toEqual(["1.d1", "1.d2", "2.d1"]);
    expect(judged).toEqual(sent);
  });

  test.each<[string, SampleOptions, readonly SampleRow[], Partial<Summary>]>([
    [
      "one ended early",
      { incomplete: "interrupted" },
      [{ row: "c" }],
      { incomplete: "interrupted", exitCode: 130 },
    ],
    ["the share of one was empty", {}, [], { incomplete: null, exitCode: 0 }],
  ])("end as they should where %s", (_what, options, rows, expected) => {
    expect(endOf([...mergeRuns([shard([{ row: "a" }]), shard(rows, options)])])).toMatchObject(expected);
  });

  test("that are none end without a verdict", () => {
    expect(endOf([...mergeRuns([])])).toMatchObject({ incomplete: "nothing-judged", exitCode: 3 });
  });
});
