import type { CheckSummary, RunEvent, RunStarted, Status, Summary } from "../run/events.ts";
import { createSummarizer, rowName } from "../run/summarize.ts";

/**
 * The events of several runs, such as the shards of one, as those of a single run: one start, each check once, delivery
 * ids with the number of their run in front (`2.d17`), and one end with the counts of all. A part that ended early makes
 * the whole end early, unless its share was just empty. A row that several parts ran, since rows of each needed it, is
 * told once: by the part in which it went worst.
 *
 * @param runs each is read twice: once for what they plan together, once for what happened
 */
export function* mergeRuns(runs: readonly (() => Iterable<RunEvent>)[]): Generator<RunEvent, void> {
  const { started, checks, tellers } = planOf(runs);
  const summarizer = createSummarizer();
  const ends: Summary[] = [];
  if (started !== null) yield started;
  for (const check of checks.values()) yield { type: "check-started", check };
  for (const [index, run] of runs.entries()) {
    for (const event of run()) {
      if (event.type === "run-ended") ends.push(event.summary);
      if (event.type === "run-ended" || event.type === "run-started" || event.type === "check-started")
        continue;
      if (event.type === "case-ended" && tellers.get(rowName(event.result))?.run !== index) continue;
      const own = renamed(event, `${index + 1}.`);
      summarizer.see(own);
      yield own;
    }
  }
  yield { type: "run-ended", summary: mergedEnd(ends, summarizer.summary) };
}

type InsideEvent = Exclude<RunEvent, { type: "run-started" | "check-started" | "run-ended" }>;

/** The first start, with what all parts plan, and the checks with the rows of all parts. */
function planOf(runs: readonly (() => Iterable<RunEvent>)[]) {
  const checks = new Map<string, CheckSummary>();
  const tellers = new Map<string, Teller>();
  let started: RunStarted | null = null;
  let cases = 0;
  for (const [index, run] of runs.entries())
    for (const event of run()) {
      if (event.type === "case-ended") {
        const { check, status } = event.result;
        const before = tellers.get(rowName(event.result));
        if (before === undefined || severity.indexOf(status) > severity.indexOf(before.status))
          tellers.set(rowName(event.result), { run: index, status });
        const summary = checks.get(check);
        if (before === undefined || summary === undefined) continue;
        checks.set(check, { ...summary, cases: summary.cases - 1 });
        cases -= 1;
      }
      if (event.type === "run-started") {
        started ??= event;
        cases += event.planned.cases;
      }
      if (event.type !== "check-started") continue;
      const before = checks.get(event.check.id)?.cases ?? 0;
      checks.set(event.check.id, { ...event.check, cases: before + event.check.cases });
    }
  return {
    started: started === null ? null : { ...started, planned: { checks: checks.size, cases } },
    checks,
    tellers,
  };
}

/** The part of a merged run that tells of a row. */
interface Teller {
  readonly run: number;
  readonly status: Status;
}

const severity: readonly Status[] = ["pass", "info", "warn", "blocked", "fail"];

function renamed(event: InsideEvent, prefix: string): RunEvent {
  const rename = (ids: readonly string[]) => ids.map((id) => prefix + id);
  if (event.type === "delivery-started") return { ...event, id: prefix + event.id };
  if (event.type === "delivery-ended")
    return { ...event, delivery: { ...event.delivery, id: prefix + event.delivery.id } };
  if (event.type === "case-ended")
    return { ...event, result: { ...event.result, deliveries: rename(event.result.deliveries) } };
  if (event.type === "step-ended") return { ...event, deliveries: rename(event.deliveries) };
  return event;
}

function mergedEnd(
  ends: readonly Summary[],
  summary: ReturnType<typeof createSummarizer>["summary"],
): Summary {
  const early = ends.find(
    ({ incomplete }) =>
      incomplete !== null && incomplete !== "nothing-judged" && incomplete !== "rows-blocked",
  );
  // Only a strict run exits with 1 for warnings alone.
  const strict = ends.some(
    ({ exitCode, results, stale }) => exitCode === 1 && results.fail + stale.length === 0 && results.warn > 0,
  );
  const elapsedMs = Math.max(0, ...ends.map((end) => end.elapsedMs));
  return summary({ elapsedMs, strict, incomplete: early?.incomplete ?? null });
}
