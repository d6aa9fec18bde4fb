import type { Finding } from "../../run/events.ts";
import type { RunRecord } from "../../run/record.ts";
import { rowName } from "../../run/summarize.ts";
import { visible } from "../escape/visible.ts";
import { exchangeOf } from "../exchange.ts";
import type { FailureGroup } from "../failure-groups.ts";
import { rowStatusOf } from "../outcome.ts";
import { curlLines } from "../reproduce.ts";
import { answeredText, sentText } from "./exchange-lines.ts";
import type { Paint } from "./paint.ts";
import { statusWords } from "./paint.ts";
import { labelled, wrap } from "./wrap.ts";

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
  const line = (label: string, text: string | null) =>
    text === null ? "" : labelled(label, visible(text), columns, indent);
  const sent = first.deliveries
    .map((id) => record.deliveries.get(id))
    .findLast((event) => event !== undefined);
  const exchange = sent === undefined ? null : exchangeOf(sent);
  const names = rows.map((row) => row.case).filter((name) => name !== null);
  return [
    `  ${paint(format, word)}  ${paint("bold", visible(check.title))}\n`,
    `${indent}${paint("dim", visible(`${check.id}, section ${first.section}`))}\n`,
    names.length === 0 ? "" : line(rows.length === 1 ? "row" : "rows", shortList(names)),
    line("blocked", first.blockedBy),
    line("known", first.known),
    line("expected", first.expected),
    line("actual", first.actual),
    line("hint", first.hint),
    exchange === null ? "" : labelled("sent", sentText(exchange), columns, indent),
    exchange === null ? "" : labelled("answered", answeredText(exchange, columns - 14), columns, indent),
    reproduceText([
      ...(first.repeat === null ? [] : [first.repeat]),
      ...(sent === undefined ? [] : curlLines(record.started?.target ?? "", sent)),
    ]),
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
    line("explains", shortList(finding.cases.map(rowName))),
  ].join("");
}

/** The first names and how many more there are. */
export function shortList(names: readonly string[], limit = 12): string {
  const rest = names.length - limit;
  return rest > 1 ? `${names.slice(0, limit).join(", ")} and ${rest} more` : names.join(", ");
}

function reproduceText(lines: readonly string[]): string {
  if (lines.length === 0) return "";
  return `${indent}Reproduce with:\n${lines.map((line) => `${indent}  ${visible(line)}\n`).join("")}`;
}
