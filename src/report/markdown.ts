import type { Finding } from "../run/events.ts";
import type { CheckRecord, RunRecord } from "../run/record.ts";
import { atEnd } from "./at-end.ts";
import { markdown, markdownFence } from "./escape/markdown.ts";
import type { FailureGroup } from "./failure-groups.ts";
import { failureGroups } from "./failure-groups.ts";
import { outcomeOf } from "./outcome.ts";
import type { Block, Span } from "./prose.ts";
import { blocksOf } from "./prose.ts";
import { rowCommands, rowDetails } from "./row-details.ts";
import { rowsWords } from "./rows-words.ts";
import { unmetNeeds, unmetNeedWords } from "./unmet-needs.ts";
import { counted, verdictWords } from "./verdict-words.ts";

/** GitHub cuts a step summary at 1 MiB; nobody reads on after this many failures anyway. */
const detailLimit = 25;

/** Markdown for the step summary of GitHub Actions, or a comment: the verdict, causes, failures, the table of checks. */
export const createMarkdownReport = atEnd((record) => {
  const groups = failureGroups(record, ["fail", "stale"]);
  const { started, summary } = record;
  const lost = summary?.lost.length ?? 0;
  return [
    `## hookproof: ${markdown(verdictWords(record)?.sentence.en ?? "")}`,
    started === null ? "" : `Target ${markdown(started.target)}, seed ${started.seed}.`,
    lost === 0
      ? ""
      : `**${counted(lost, "notification")} not acknowledged.** The platform does not retry: in production this data is gone.`,
    ...record.findings.map(findingText),
    ...groups.slice(0, detailLimit).map((group) => groupText(group, record)),
    groups.length > detailLimit ? `And ${groups.length - detailLimit} more.` : "",
    unmetNeeds(record)
      .map((need) => `- Not judged: ${markdown(unmetNeedWords(need).en)}`)
      .join("\n"),
    record.checks.length === 0 ? "" : tableText(record.checks),
    started === null ? "" : `Repeat with:\n\n${markdownFence(started.repeat, "sh")}`,
  ]
    .filter((part) => part !== "")
    .map((part) => `${part}\n`)
    .join("\n");
});

function findingText(finding: Finding): string {
  return [
    `### Cause: ${markdown(finding.title)}`,
    finding.evidence.map((sentence) => `- ${markdown(sentence)}`).join("\n"),
    markdown(finding.why),
    "**Fix.**",
    ...blocksOf(finding.fix).map(blockText),
    `Explains ${markdown(rowsWords(finding.cases))}.`,
  ].join("\n\n");
}

function blockText(block: Block): string {
  if (block.is === "code") return markdownFence(block.text);
  if (block.is === "paragraph") return spansText(block.spans);
  return block.items.map((spans) => `- ${spansText(spans)}`).join("\n");
}

function spansText(spans: readonly Span[]): string {
  return spans.map(({ code, text }) => (code ? `<code>${markdown(text)}</code>` : markdown(text))).join("");
}

function groupText({ check, rows }: FailureGroup, record: RunRecord): string {
  const details = rowDetails(rows[0], record).map(([label, text]) => `- ${label}: ${markdown(text)}`);
  const { hookproof, curl } = rowCommands(rows[0], record);
  const commands = [...hookproof, ...curl];
  const reproduce = commands.length === 0 ? "" : `\n\n${markdownFence(commands.join("\n"), "sh")}`;
  const summary = `<summary><b>${markdown(check.title)}</b> (${counted(rows.length, "row")})</summary>`;
  return `<details>${summary}\n\n${markdown(rowsWords(rows))}\n\n${details.join("\n")}${reproduce}\n\n</details>`;
}

function tableText(checks: readonly CheckRecord[]): string {
  const lines = checks.map((record) => {
    const { status, rows, counts } = outcomeOf(record);
    return `| ${status} | ${markdown(record.check.title)} | ${counts.pass} of ${rows} | ${markdown(record.check.section)} |`;
  });
  return ["| | check | rows passed | section |", "|---|---|---|---|", ...lines].join("\n");
}
