import { describe, expect, it } from "vitest";
import { receive } from "../../src/kit/receive.ts";
import { mergeRuns } from "../../src/journal/merge-runs.ts";
import type { RunEvent } from "../../src/run/events.ts";
import { rowName } from "../../src/run/summarize.ts";
import { planTest, testReceiver } from "../../src/test-receiver.ts";

const secret = "shard secret";
const only = ["valid-notification-acknowledged", "signature"];
const target = async (request: Request): Promise<Response> => {
  const body = new Uint8Array(await request.arrayBuffer());
  const status = await receive(body, (name) => request.headers.get(name) ?? undefined, {
    secret,
    onNotification: () => {},
  });
  return new Response(null, { status });
};

const rowsOf = async (shard?: { part: number; of: number }) => {
  const plan = await planTest({ selection: { only, ...(shard === undefined ? {} : { shard }) } });
  return plan.flatMap(({ check, rows }) =>
    rows.map(({ row }) => rowName({ check: check.id, case: row?.id ?? null })),
  );
};

describe("a shard", () => {
  it("is a part of the rows, and all parts together are all rows", async () => {
    const parts = await Promise.all([1, 2, 3].map((part) => rowsOf({ part, of: 3 })));
    const all = await rowsOf();
    expect(new Set(parts.flat())).toEqual(new Set(all));
    for (const part of parts) expect(part.length).toBeLessThan(all.length);
  });

  it("is merged with the others into one run that tells each row once", async () => {
    const runs: RunEvent[][] = [];
    for (const part of [1, 2]) {
      const events: RunEvent[] = [];
      await testReceiver(target, {
        secret,
        selection: { only, shard: { part, of: 2 } },
        reports: [(event) => void events.push(event)],
      });
      runs.push(events);
    }
    const merged = [...mergeRuns(runs.map((events) => () => events))];
    const rows = merged.flatMap((event) => (event.type === "case-ended" ? [rowName(event.result)] : []));
    expect(rows.toSorted()).toEqual((await rowsOf()).toSorted());
    const cases = merged.reduce(
      (sum, event) => sum + (event.type === "check-started" ? event.check.cases : 0),
      0,
    );
    expect(cases).toBe(rows.length);
    const end = merged.at(-1);
    expect(end?.type === "run-ended" ? end.summary.exitCode : null).toBe(0);
  });
});
