import type { RunStarted, StepEnded } from "../run/events.ts";
import type { RunRecord } from "../run/record.ts";
import { atEnd } from "./at-end.ts";
import { exchangeOf } from "./exchange.ts";

/** Version of the JSON report; it grows when a field changes its meaning or goes away (`schemas/report.schema.json`). */
const jsonReportVersion = 1;

/** For programs: one JSON document at the end of the run, described by `schemas/report.schema.json`. */
export const createJsonReport = atEnd((record) => `${JSON.stringify(documentOf(record), null, 2)}\n`);

function documentOf({ started, checks, steps, findings, notes, deliveries, summary }: RunRecord): object {
  return {
    report: "hookproof",
    version: jsonReportVersion,
    run: started === null ? null : runOf(started),
    summary,
    findings,
    checks: checks.map(({ check, rows }) => ({
      ...check,
      rows: rows.map(({ result, elapsedMs }) => ({ ...result, elapsedMs })),
    })),
    steps: steps.map(stepOf),
    notes: notes.map(({ level, message }) => ({ level, message })),
    deliveries: [...deliveries.values()].map(exchangeOf),
  };
}

function stepOf({ scenario, step, title, status, expected, actual, at, deliveries }: StepEnded): object {
  return { scenario, step, title, status, expected, actual, at, deliveries };
}

function runOf({ command, repeat, version, target, seed, now, planned, assumptions }: RunStarted): object {
  return { command, repeat, hookproof: version, target, seed, now, planned, assumptions };
}
