import type { RunStarted } from "../run/events.ts";
import { createRecorder } from "../run/record.ts";
import { exchangeOf } from "./exchange.ts";
import type { Report, ReportOptions } from "./report.ts";

/** Version of the JSON report; it grows when a field changes its meaning or goes away (`schemas/report.schema.json`). */
export const jsonReportVersion = 1;

/** For programs: one JSON document at the end of the run, described by `schemas/report.schema.json`. */
export function createJsonReport({ write }: ReportOptions): Report {
  const recorder = createRecorder();
  return (event) => {
    recorder.see(event);
    if (event.type !== "run-ended") return;
    const { started, checks, steps, findings, notes, deliveries, summary } = recorder.record;
    const document = {
      report: "hookproof",
      version: jsonReportVersion,
      run: started === null ? null : runOf(started),
      summary,
      findings,
      checks: checks.map(({ check, rows }) => ({
        ...check,
        rows: rows.map((row) => ({ ...row.result, elapsedMs: row.elapsedMs })),
      })),
      steps: steps.map(({ scenario, step, title, status, expected, actual, at, deliveries }) => ({
        scenario,
        step,
        title,
        status,
        expected,
        actual,
        at,
        deliveries,
      })),
      notes: notes.map(({ level, message }) => ({ level, message })),
      deliveries: [...deliveries.values()].map(exchangeOf),
    };
    write(`${JSON.stringify(document, null, 2)}\n`);
  };
}

function runOf({ command, repeat, version, target, seed, now, planned, assumptions }: RunStarted) {
  return { command, repeat, hookproof: version, target, seed, now, planned, assumptions };
}
