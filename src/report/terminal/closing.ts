import type { Summary } from "../../run/events.ts";
import type { RunRecord } from "../../run/record.ts";
import { visible } from "../escape/visible.ts";
import { millisecondsText } from "../exchange-words.ts";
import { lostWords } from "../lost-words.ts";
import { shortList } from "../short-list.ts";
import { counted, verdictWords } from "../verdict-words.ts";
import type { Page } from "./details.ts";
import { statusWords } from "./paint.ts";
import { labelled, labelWidth } from "./wrap.ts";

/** The end of the report: the verdict in words, the counts, what was lost, and how to repeat the run. */
export function closingText(record: RunRecord, page: Page): string {
  const { summary, started } = record;
  if (summary === null) return "";
  const line = (label: string, text: string) =>
    text === "" ? "" : labelled(label, visible(text), page.columns, "");
  return [
    verdictLine(record, page),
    line("rows", rowCounts(summary)),
    line("sent", deliveryCounts(summary)),
    line("lost", lostText(summary)),
    ...lostEach(summary).map((text) => line("", text)),
    line(
      "stale",
      summary.stale.length === 0
        ? ""
        : `${shortList(summary.stale)}: passes by now; take it off the list of known failures.`,
    ),
    line("seed", started === null ? "" : `${started.seed}, took ${millisecondsText(summary.elapsedMs)}`),
    // Not wrapped: it is to be copied.
    started === null || started.repeat === ""
      ? ""
      : `${"repeat".padEnd(labelWidth)}${visible(started.repeat)}\n`,
  ].join("");
}

/** The verdict alone: all that `-q` prints. */
export function verdictLine(record: RunRecord, { paint }: Page): string {
  const words = verdictWords(record);
  if (words === null) return "";
  const format = { good: "green", bad: "red", unclear: "yellow" } as const;
  return `${paint(["bold", format[words.tone]], visible(words.sentence.en))}\n`;
}

function rowCounts({ results, known }: Summary): string {
  const counts = (["pass", "fail", "warn", "info", "blocked"] as const).filter(
    (status) => results[status] > 0,
  );
  const words = counts.map((status) => `${results[status]} ${statusWords[status].word.toLowerCase()}`);
  return [...words, ...(known > 0 ? [`${known} known`] : [])].join(", ");
}

function deliveryCounts({ deliveries }: Summary): string {
  const { acknowledged, unspecified, failed, unresolved } = deliveries;
  const total = acknowledged + unspecified + failed + unresolved;
  const parts = [
    `${acknowledged} acknowledged with 200`,
    ...(unspecified > 0 ? [`${unspecified} answered with another status`] : []),
    ...(failed > 0 ? [`${failed} without a status`] : []),
    ...(unresolved > 0 ? [`${unresolved} unresolved (may or may not have arrived)`] : []),
  ];
  return `${counted(total, "request")}: ${parts.join(", ")}`;
}

function lostText({ lost }: Summary): string {
  if (lost.length === 0) return "";
  const were = lost.length === 1 ? "was" : "were";
  return `${counted(lost.length, "notification")} ${were} not acknowledged. The platform does not retry: in production this data is gone.`;
}

/** Lost notifications that are named here; the JSON report names all. */
const namedLost = 20;

/** What the receiver of a story does not know, a line for each notification. */
function lostEach({ lost }: Summary): readonly string[] {
  const words = lost.flatMap((one) => lostWords(one) ?? []);
  const more = words.length - namedLost;
  return more > 0 ? [...words.slice(0, namedLost), `${more} more; --format json names all of them`] : words;
}
