import type { CheckSummary, RunEvent, RunStarted, StepEnded } from "../run/events.ts";
import { createRecorder } from "../run/record.ts";
import { visible } from "./escape/visible.ts";
import { failureGroups } from "./failure-groups.ts";
import type { Exchange } from "./exchange.ts";
import { exchangeOf } from "./exchange.ts";
import { millisecondsText, sentText } from "./exchange-words.ts";
import { shortList } from "./short-list.ts";
import type { Report, ReportOptions } from "./report.ts";
import { checkLine } from "./terminal/check-line.ts";
import { closingText, verdictLine } from "./terminal/closing.ts";
import type { Page } from "./terminal/details.ts";
import { failureText, findingText } from "./terminal/details.ts";
import { paintOf, statusWidth, statusWords } from "./terminal/paint.ts";
import type { ProgressOutput } from "./terminal/progress.ts";
import { createProgress } from "./terminal/progress.ts";
import { unmetNeeds, unmetNeedWords } from "./unmet-needs.ts";
import { labelled, wrap } from "./terminal/wrap.ts";

export interface TerminalOptions extends ReportOptions {
  /** Whether to colour; the caller knows whether this is a terminal and what NO_COLOR says. */
  readonly color: boolean;
  /** Width for wrapped text. */
  readonly columns: number;
  /** `quiet` prints the verdict only, `verbose` every exchange and the details of warnings too. */
  readonly verbosity: "quiet" | "normal" | "verbose";
  /** Where a progress line is rewritten in place; null where there is no terminal. */
  readonly progress: ProgressOutput | null;
  /** Monotonic milliseconds, for the pace of the progress line. */
  clock(): number;
}

/** More failures than this are named but not shown in detail: nobody reads on. */
const detailLimit = 8;

/** For people: a line per check as the checks end, in the order of the plan, then details only where something is wrong. */
export function createTerminalReport(options: TerminalOptions): Report {
  const page: Page = { paint: paintOf(options.color), columns: Math.min(options.columns, 120) };
  const { paint, columns } = page;
  const recorder = createRecorder();
  const progress = options.progress === null ? null : createProgress(options.progress, options.clock);
  const waiting: CheckSummary[] = [];
  let area = "";
  const print = (text: string) => {
    if (text === "" || options.verbosity === "quiet") return;
    progress?.clear();
    options.write(text);
  };

  const printChecks = (atEnd: boolean) => {
    for (let check = waiting[0]; check !== undefined; check = waiting[0]) {
      const { id } = check;
      const record = recorder.record.checks.find((record) => record.check.id === id);
      if (record === undefined || (!atEnd && record.rows.length < check.cases)) return;
      if (check.area !== area) print(`\n${paint("bold", visible(headed(check.area)))}\n`);
      area = check.area;
      print(checkLine(record, paint));
      waiting.shift();
    }
  };

  const printEnd = () => {
    printChecks(true);
    const { record } = recorder;
    if (record.findings.length > 0) print(`\n${paint("bold", "Causes")}\n`);
    for (const finding of record.findings) print(`\n${findingText(finding, record, page)}`);
    const wrong = failureGroups(
      record,
      options.verbosity === "verbose" ? ["fail", "stale", "warn", "known", "info"] : ["fail", "stale"],
    );
    if (wrong.length > 0)
      print(`\n${paint("bold", record.findings.length > 0 ? "Other failures" : "Failures")}\n`);
    for (const group of wrong.slice(0, detailLimit)) print(`\n${failureText(group, record, page)}`);
    const untold = wrong.slice(detailLimit);
    if (untold.length > 0)
      print(
        `\n  And ${untold.length} more: ${shortList([...new Set(untold.map(({ check }) => check.id))])}\n`,
      );
    if (options.verbosity !== "verbose") print(warningsText());
    print(blockedText());
    print("\n");
    progress?.clear();
    options.write(options.verbosity === "quiet" ? verdictLine(record, page) : closingText(record, page));
  };

  const warningsText = () => {
    const groups = failureGroups(recorder.record, ["warn"]);
    const lines = groups.map(({ check, rows }) => {
      const rowsText =
        rows[0].case === null
          ? ""
          : ` (${shortList(
              rows.map((row) => row.case ?? ""),
              4,
            )})`;
      return wrap(visible(`${check.id}${rowsText}: ${rows[0].actual ?? ""}`), columns, "  ");
    });
    return lines.length === 0 ? "" : `\n${paint("bold", "Warnings")} (in detail with -v)\n${lines.join("")}`;
  };

  const blockedText = () => {
    const lines = unmetNeeds(recorder.record).map((need) =>
      wrap(visible(unmetNeedWords(need).en), columns, "  "),
    );
    return lines.length === 0 ? "" : `\n${paint("bold", "Not judged")}\n${lines.join("")}`;
  };

  const stepText = (step: StepEnded) => {
    const { word, format } = statusWords[step.status];
    const heading = step.step === 1 ? `\n${paint("bold", visible(step.scenario))}\n` : "";
    const line = `  ${paint(format, word)}${" ".repeat(statusWidth - word.length)}  ${visible(`${step.step}  ${step.title}`)}\n`;
    const place =
      step.at === null
        ? null
        : [step.at.file, step.at.line, step.at.column].filter((part) => part !== undefined).join(":");
    const details =
      step.status === "pass"
        ? []
        : ([
            ["expected", step.expected],
            ["actual", step.actual],
            ["at", place],
          ] as const);
    return (
      heading +
      line +
      details
        .map(([label, text]) =>
          text === null ? "" : labelled(label, visible(text), columns, " ".repeat(11)),
        )
        .join("")
    );
  };

  const show = (event: RunEvent) => {
    if (event.type === "run-started") print(headText(event));
    else if (event.type === "check-started") waiting.push(event.check);
    else if (event.type === "delivery-ended" && options.verbosity === "verbose")
      print(paint("dim", exchangeLines(exchangeOf(event))));
    else if (event.type === "case-ended") printChecks(false);
    else if (event.type === "step-ended") print(stepText(event));
    else if (event.type === "note")
      print(labelled(event.level === "warning" ? "warning" : "note", visible(event.message), columns, ""));
    else if (event.type === "run-ended") printEnd();
  };

  return (event) => {
    recorder.see(event);
    show(event);
    if (event.type !== "run-ended" && options.verbosity !== "quiet") progress?.see(event);
  };
}

function headText({ version, target, command }: RunStarted): string {
  return `hookproof ${version}  ${command}  ${visible(target)}\n`;
}

/** Both directions of an exchange, a line each. */
function exchangeLines(exchange: Exchange): string {
  const { answer, failure, timings } = exchange;
  const came = answer === null ? `nothing (${failure?.code ?? "no status"})` : `${answer.status}`;
  return `    --> ${sentText(exchange)}\n    <-- ${visible(came)} ${millisecondsText(timings.headMs ?? timings.endedMs)}\n`;
}

/** `signature` → `Signature`. */
function headed(area: string): string {
  return area.slice(0, 1).toUpperCase() + area.slice(1);
}
