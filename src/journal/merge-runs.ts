import type { RunEvent, RunStarted, Summary } from "../run/events.ts";
import { createSummarizer } from "../run/summarize.ts";

/**
 * The events of several runs, such as the shards of one, as those of a single run: one start, deliveries whose ids stay
 * unique by the number of their run in front (`2.d17`), and one end with the counts of all. A part that ended early makes
 * the whole end early.
 */
export function* mergeRuns(runs: readonly Iterable<RunEvent>[]): Generator<RunEvent, void> {
  const summarizer = createSummarizer();
  const ends: Summary[] = [];
  let hasStarted = false;
  for (const [index, events] of runs.entries()) {
    const id = (own: string) => `${index + 1}.${own}`;
    for (const event of events) {
      if (event.type === "run-ended") {
        ends.push(event.summary);
        continue;
      }
      if (event.type === "run-started" && hasStarted) continue;
      if (event.type === "run-started") hasStarted = true;
      const merged = event.type === "run-started" ? mergedStart(event, runs.length) : renamed(event, id);
      summarizer.see(merged);
      yield merged;
    }
  }
  const incomplete = ends.find((end) => end.incomplete !== null)?.incomplete ?? null;
  const elapsedMs = Math.max(0, ...ends.map((end) => end.elapsedMs));
  const failedStrictly = ends.some(
    (end) => end.exitCode === 1 && end.results.fail === 0 && end.results.warn > 0,
  );
  yield { type: "run-ended", summary: summarizer.summary({ elapsedMs, strict: failedStrictly, incomplete }) };
}

/** What the parts plan together is not known from the first of them. */
function mergedStart(started: RunStarted, runs: number): RunStarted {
  return runs === 1 ? started : { ...started, planned: { checks: 0, cases: 0 } };
}

function renamed(
  event: Exclude<RunEvent, { type: "run-started" | "run-ended" }>,
  id: (own: string) => string,
): RunEvent {
  if (event.type === "delivery-started") return { ...event, id: id(event.id) };
  if (event.type === "delivery-ended")
    return { ...event, delivery: { ...event.delivery, id: id(event.delivery.id) } };
  if (event.type === "case-ended")
    return { ...event, result: { ...event.result, deliveries: event.result.deliveries.map(id) } };
  if (event.type === "step-ended") return { ...event, deliveries: event.deliveries.map(id) };
  return event;
}
