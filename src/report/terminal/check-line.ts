import type { CheckRecord } from "../../run/record.ts";
import { visible } from "../escape/visible.ts";
import type { Outcome, RowStatus } from "../outcome.ts";
import { outcomeOf, rowStatuses } from "../outcome.ts";
import { padded } from "../text-width.ts";
import type { Paint } from "./paint.ts";
import { statusWidth, statusWords } from "./paint.ts";

/** One check in one line: status, title, id, and what became of its rows where there are several. */
export function checkLine(record: CheckRecord, paint: Paint, columns: number): string {
  const outcome = outcomeOf(record);
  const { word, format } = statusWords[outcome.status];
  const status = paint(format, word) + " ".repeat(statusWidth - word.length);
  const title = visible(record.check.title);
  const rows = rowsText(record, outcome);
  const titleWidth = Math.min(Math.max(columns, 60), 110) - statusWidth - 4 - 16;
  return `  ${status}  ${rows === "" ? title : padded(title, titleWidth)}${rows === "" ? "" : `  ${paint("dim", rows)}`}\n`;
}

function rowsText({ check }: CheckRecord, outcome: Outcome): string {
  const missing = check.cases - outcome.rows;
  const told = missing > 0 ? `${outcome.rows} of ${check.cases} rows` : `${outcome.rows} rows`;
  if (outcome.rows <= 1 && missing <= 0) return "";
  const others = rowStatuses.filter((status) => status !== "pass" && outcome.counts[status] > 0);
  const telling = others.filter(
    (status) => outcome.counts[status] < outcome.rows || status !== outcome.status,
  );
  return [told, ...telling.map((status) => countOf(outcome, status))].join(", ");
}

function countOf(outcome: Outcome, status: RowStatus): string {
  return `${outcome.counts[status]} ${statusWords[status].word}`;
}
