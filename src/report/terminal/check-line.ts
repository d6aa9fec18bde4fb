import type { CheckRecord } from "../../run/record.ts";
import { visible } from "../escape/visible.ts";
import { outcomeOf } from "../outcome.ts";
import type { Paint } from "./paint.ts";
import { statusWidth, statusWords } from "./paint.ts";

/** Columns for the number of rows, `12 of 364` among them. */
const countWidth = 9;

/** One check in one line: its status, how many of its rows have it, its title. */
export function checkLine(record: CheckRecord, paint: Paint): string {
  const { status, counts, rows } = outcomeOf(record);
  const { word, format } = statusWords[status];
  const planned = Math.max(rows, record.check.cases);
  const isWhole = counts[status] === planned || (status === "pass" && rows === planned);
  const count = planned <= 1 ? "" : isWhole ? `${planned}` : `${counts[status]} of ${planned}`;
  const words = [
    paint(format, word) + " ".repeat(statusWidth - word.length),
    paint("dim", count.padStart(countWidth)),
    visible(record.check.title),
  ];
  return `  ${words.join("  ")}\n`;
}
