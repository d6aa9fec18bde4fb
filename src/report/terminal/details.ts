import type { Finding } from "../../run/events.ts";
import type { RunRecord } from "../../run/record.ts";
import { rowName } from "../../run/summarize.ts";
import { visible } from "../escape/visible.ts";
import type { FailureGroup } from "../failure-groups.ts";
import { rowStatusOf } from "../outcome.ts";
import { rowCommands, rowDetails } from "../row-details.ts";
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
  const { hookproof, curl } = rowCommands(first, record);
  const commands = [...hookproof, ...curl];
  return [
    `  ${paint(format, word)}  ${paint("bold", visible(check.title))}\n`,
    `${indent}${paint("dim", visible(`${check.id}, section ${first.section}`))}\n`,
    names.length === 0
      ? ""
      : labelled(rows.length === 1 ? "row" : "rows", visible(shortList(names)), columns, indent),
    ...rowDetails(first, record).map(([label, text]) =>
      // What the receiver wrote may be long and is cut; what we write is wrapped.
      labelled(
        label,
        label === "answered" ? fit(text, columns - indent.length - labelWidth) : text,
        columns,
        indent,
      ),
    ),
    commands.length === 0 ? "" : `${indent}Reproduce with:\n`,
    ...commands.map((command) => `${indent}  ${command}\n`),
  ].join("");
}

/** A confirmed cause: the evidence, where the bytes part, how to mend it, and the rows that it explains. */
export function findingText(finding: Finding, { paint, columns }: Page): string {
  const line = (label: string, text: string) => labelled(label, visible(text), columns, indent);
  const { difference } = finding;
  return [
    `  ${paint(["bold", "red"], "CAUSE")}  ${paint("bold", visible(finding.title))}\n`,
    `${indent}${paint("dim", visible(finding.id))}\n`,
    ...finding.evidence.map((sentence, index) => line(index === 0 ? "evidence" : "", sentence)),
    difference === null ? "" : line("sent", difference.sent),
    difference === null ? "" : line("hashed", difference.hashed),
    difference === null ? "" : line("", `The two first differ at byte ${difference.offset}.`),
    line("why", finding.why),
    `${indent}fix\n`,
    ...finding.fix
      .trim()
      .split("\n")
      .map((text) => (text === "" ? "\n" : wrap(visible(text), columns, `${indent}  `))),
    finding.cases.length === 0 ? "" : line("explains", shortList(finding.cases.map(rowName))),
  ].join("");
}
