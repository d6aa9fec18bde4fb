import type { CaseResult, Finding } from "../../run/events.ts";
import type { RunRecord } from "../../run/record.ts";
import { rowName } from "../../run/summarize.ts";
import { visible } from "../escape/visible.ts";
import type { FailureGroup } from "../failure-groups.ts";
import { rowStatusOf } from "../outcome.ts";
import type { Detail } from "../row-details.ts";
import { firstRow, rowCommands, rowDetails } from "../row-details.ts";
import { rowsWords } from "../rows-words.ts";
import { shortList } from "../short-list.ts";
import { fit } from "../text-width.ts";
import type { Paint } from "./paint.ts";
import { statusWords } from "./paint.ts";
import { labelled, labelWidth, wrap } from "./wrap.ts";

/** What the details are printed with. */
export interface Page {
  readonly paint: Paint;
  readonly columns: number;
}

const indent = "    ";

/** Rows that did not hold in the same way: what was expected, what came, one exchange, and how to see it again. */
export function failureText(
  { check, rows }: FailureGroup,
  record: RunRecord,
  { paint, columns }: Page,
): string {
  const [first] = rows;
  const { word, format } = statusWords[rowStatusOf(first)];
  const names = rows.map((row) => row.case).filter((name) => name !== null);
  return [
    `  ${paint(format, word)}  ${paint("bold", visible(check.title))}\n`,
    `${indent}${paint("dim", visible(`${check.id}, section ${first.section}`))}\n`,
    names.length === 0
      ? ""
      : labelled(rows.length === 1 ? "row" : "rows", visible(shortList(names)), columns, indent),
    detailsText(rowDetails(first, record), columns),
    commandsText(first, record),
  ].join("");
}

/** A confirmed cause: the evidence, where the bytes part, how to mend it, and the rows that it explains. */
export function findingText(finding: Finding, record: RunRecord, { paint, columns }: Page): string {
  const line = (label: string, text: string) => labelled(label, visible(text), columns, indent);
  const { difference } = finding;
  const example = firstRow(finding, record);
  return [
    `  ${paint(["bold", "red"], "CAUSE")}  ${paint("bold", visible(finding.title))}\n`,
    `${indent}${paint("dim", visible(finding.id))}\n`,
    ...finding.evidence.map((sentence, index) => line(index === 0 ? "evidence" : "", sentence)),
    difference === null ? "" : line("signed", difference.sent),
    difference === null ? "" : line("hashed", difference.hashed),
    difference === null ? "" : line("", `The two first differ at byte ${difference.offset}.`),
    line("why", finding.why),
    `${indent}fix\n`,
    ...finding.fix
      .trim()
      .split("\n")
      .map((text) => (text === "" ? "\n" : wrap(visible(text), columns, `${indent}  `))),
    finding.cases.length === 0 ? "" : line("explains", rowsWords(finding.cases)),
    example === undefined ? "" : exampleText(example, record, columns),
  ].join("");
}

/** One of the rows that a finding explains, in brief: what was sent, what came, and how to see it again. */
function exampleText(row: CaseResult, record: RunRecord, columns: number): string {
  const exchange = rowDetails(row, record).filter(([label]) => label === "sent" || label === "answered");
  return detailsText([["example", rowName(row)], ...exchange], columns) + commandsText(row, record);
}

function detailsText(details: readonly Detail[], columns: number): string {
  const room = columns - indent.length - labelWidth;
  // What the receiver wrote may be long and is cut; what we write is wrapped.
  const lines = details.map(([label, text]) =>
    labelled(label, label === "answered" ? fit(text, room) : visible(text), columns, indent),
  );
  return lines.join("");
}

function commandsText(row: CaseResult, record: RunRecord): string {
  const { hookproof, curl } = rowCommands(row, record);
  const lines = [...hookproof, ...curl].map((command) => `${indent}  ${command}\n`);
  return lines.length === 0 ? "" : `${indent}Reproduce with:\n${lines.join("")}`;
}
