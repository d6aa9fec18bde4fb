import type { Finding } from "../run/events.ts";
import type { RunRecord } from "../run/record.ts";
import { atEnd } from "./at-end.ts";
import { visible } from "./escape/visible.ts";
import { workflowCommand } from "./escape/workflow-command.ts";
import { failureGroups } from "./failure-groups.ts";
import type { FailureGroup } from "./failure-groups.ts";
import { rowDetails } from "./row-details.ts";
import { rowsWords } from "./rows-words.ts";
import { unmetNeeds, unmetNeedWords } from "./unmet-needs.ts";
import { verdictWords } from "./verdict-words.ts";

/** GitHub shows ten annotations of a kind for a step; the last one says how many there would be. */
const annotationLimit = 10;

/** Annotations for GitHub Actions, on standard output: causes first, then failures, then warnings. */
export const createGithubReport = atEnd((record) => {
  const errors = [
    ...record.findings.map(findingAnnotation),
    ...failureGroups(record, ["fail", "stale"]).map((group) => groupAnnotation("error", group, record)),
  ];
  const warnings = failureGroups(record, ["warn"]).map((group) => groupAnnotation("warning", group, record));
  const blocked = unmetNeeds(record).map((need) =>
    workflowCommand("warning", { title: "Not judged" }, visible(unmetNeedWords(need).en)),
  );
  const words = verdictWords(record);
  const verdict = words === null ? "" : workflowCommand("notice", { title: "hookproof" }, words.sentence.en);
  return [...limited(errors, "error"), ...limited([...blocked, ...warnings], "warning"), verdict].join("");
});

function findingAnnotation(finding: Finding): string {
  const text = [finding.why, `Fix: ${finding.fix}`, `Explains ${rowsWords(finding.cases)}`].join("\n");
  return workflowCommand(
    "error",
    { title: visible(finding.title) },
    text.split("\n").map(visible).join("\n"),
  );
}

function groupAnnotation(
  kind: "error" | "warning",
  { check, rows }: FailureGroup,
  record: RunRecord,
): string {
  const lines = rowDetails(rows[0], record).map(([label, text]) => `${label}: ${text}`);
  return workflowCommand(
    kind,
    { title: visible(check.title) },
    [visible(rowsWords(rows)), ...lines].join("\n"),
  );
}

function limited(annotations: readonly string[], kind: "error" | "warning"): readonly string[] {
  if (annotations.length <= annotationLimit) return annotations;
  const shown = annotations.slice(0, annotationLimit - 1);
  const rest = annotations.length - shown.length;
  return [
    ...shown,
    workflowCommand(kind, { title: "hookproof" }, `And ${rest} more: see the other reports.`),
  ];
}
