import { describe, expect, test } from "vitest";

import type { EarlyEnding } from "../../src/run/early-ending.ts";
import { earlyEndings } from "../../src/run/early-ending.ts";
import type { RunEvent, Status, Summary } from "../../src/run/events.ts";
import { rowName, summarize } from "../../src/run/summarize.ts";
import type { SampleRow } from "../report/sample-run.ts";
import { sampleRun } from "../report/sample-run.ts";

const check = { id: "c", area: "a", title: "t", section: "7.1", level: "must" } as const;
const eventsOf = (
  rows: readonly SampleRow[],
  purpose: "acknowledge" | "refuse" | "observe" = "acknowledge",
) => sampleRun([{ ...check, purpose, rows }]).slice(0, -1);
const summaryOf = (
  events: readonly RunEvent[],
  ending: { strict?: boolean; incomplete?: EarlyEnding } = {},
): Summary =>
  summarize(events, { elapsedMs: 1, strict: ending.strict ?? false, incomplete: ending.incomplete ?? null });
const row = (status: Status, more: Partial<SampleRow> = {}): SampleRow => ({ row: status, status, ...more });
const blocked = row("blocked", { blockedBy: "another check" });

describe("the exit code", () => {
  test.each<[string, readonly SampleRow[], boolean, number, EarlyEnding | null]>([
    ["0 when all rows pass", [row("pass")], false, 0, null],
    ["0 when rows only inform", [row("info")], false, 0, null],
    ["0 when rows warn", [row("pass"), row("warn")], false, 0, null],
    ["1 when rows warn in a strict run", [row("pass"), row("warn")], true, 1, null],
    ["1 when a row fails", [row("pass"), row("fail")], false, 1, null],
    ["1 when a row fails and others are blocked by it", [row("fail"), blocked], false, 1, null],
    ["3 when rows are blocked and none says why", [row("pass"), blocked], false, 3, "rows-blocked"],
    ["3 when nothing was judged", [], false, 3, "nothing-judged"],
    ["3 when everything is blocked", [blocked], false, 3, "nothing-judged"],
    ["0 when only known failures fail", [row("pass"), row("fail", { known: "ticket 7" })], false, 0, null],
    ["0 when all that was judged is a known failure", [row("fail", { known: "ticket 7" })], false, 0, null],
    ["1 when a known failure passes by now", [row("pass", { known: "ticket 7" })], false, 1, null],
  ])("is %s", (_title, rows, strict, exitCode, incomplete) => {
    expect(summaryOf(eventsOf(rows), { strict })).toMatchObject({ exitCode, incomplete });
  });

  test("is that of the early ending, whatever else happened", () => {
    for (const [incomplete, { exitCode }] of Object.entries(earlyEndings) as [
      EarlyEnding,
      { exitCode: number },
    ][])
      expect(summaryOf(eventsOf([row("fail"), row("pass")]), { incomplete })).toMatchObject({
        incomplete,
        exitCode,
      });
  });

  test("of a run without rows is that of its deliveries", () => {
    const without = (events: readonly RunEvent[]) => events.filter(({ type }) => type.startsWith("delivery"));
    expect(summaryOf(without(eventsOf([row("pass")]))).exitCode).toBe(0);
    expect(summaryOf(without(eventsOf([row("pass", { delivery: { status: 500 } })]))).exitCode).toBe(1);
    expect(
      summaryOf(without(eventsOf([row("pass", { delivery: { status: 500 } })], "refuse"))),
    ).toMatchObject({ exitCode: 3, incomplete: "nothing-judged" });
  });
});

describe("what is counted", () => {
  const deliveries = [{ status: 200 }, { status: 500 }, { status: null }, { status: 0 }].map(
    (delivery, index) => ({ row: `${index}`, delivery }),
  );

  test("is every delivery, by verdict; status 0 is one, none is a failure", () => {
    expect(summaryOf(eventsOf(deliveries)).deliveries).toEqual({
      acknowledged: 1,
      unspecified: 2,
      failed: 1,
      unresolved: 0,
    });
  });

  test("adds up to what was started, with what has no result as unresolved", () => {
    const events = eventsOf(deliveries).filter(
      (event) => event.type !== "delivery-ended" || event.delivery.id !== "d2",
    );
    expect(summaryOf(events).deliveries).toEqual({
      acknowledged: 1,
      unspecified: 1,
      failed: 1,
      unresolved: 1,
    });
  });

  test("as lost is what should have been acknowledged and was not, with the reason", () => {
    expect(
      summaryOf(eventsOf(deliveries)).lost.map(({ delivery, verdict, reason }) => [
        delivery,
        verdict,
        reason,
      ]),
    ).toEqual([
      ["d2", "unspecified", "status 500"],
      ["d3", "failed", "no status (closed): The receiver closed the connection before a status."],
      ["d4", "unspecified", "status 0"],
    ]);
    for (const purpose of ["refuse", "observe"] as const)
      expect(summaryOf(eventsOf(deliveries, purpose)).lost).toEqual([]);
  });

  test("keeps known failures apart, and names those that pass by now", () => {
    const known = "ticket 7";
    const rows = [
      row("fail", { known }),
      row("warn", { known }),
      row("pass", { known }),
      { ...row("fail"), row: "new" },
    ];
    expect(summaryOf(eventsOf(rows))).toMatchObject({
      known: 2,
      stale: ["c:pass"],
      results: { pass: 1, fail: 1, warn: 0 },
    });
  });

  test("includes the steps of scenarios", () => {
    const step = {
      type: "step-ended",
      scenario: "s",
      title: "t",
      expected: null,
      actual: null,
      at: null,
      deliveries: [],
    } as const;
    const events: readonly RunEvent[] = [
      { ...step, step: 1, status: "pass" },
      { ...step, step: 2, status: "fail" },
    ];
    expect(summaryOf(events)).toMatchObject({ results: { pass: 1, fail: 1 }, exitCode: 1 });
  });
});

test("a row is named by its check and, where there are several, by itself", () => {
  expect(rowName({ check: "a", case: null })).toBe("a");
  expect(rowName({ check: "a", case: "/x/y" })).toBe("a:/x/y");
});
