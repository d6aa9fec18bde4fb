import type { CaseResult, Finding } from "../run/events.ts";

/** A row that is red, as the message of a failed test: what was expected, why it failed, how to repeat it. */
export function failureText(result: CaseResult, findings: readonly Finding[]): string {
  if (result.known !== null)
    return `This row is on the list of known failures (${result.known}) and passes: take it off the list.`;
  if (result.status === "blocked")
    return `Not judged: ${result.blockedBy ?? "something that it needs did not hold"}`;
  const finding = findings.find(({ cases }) =>
    cases.some(({ check, case: row }) => check === result.check && row === result.case),
  );
  return [
    `expected  ${result.expected ?? ""}`,
    `actual    ${result.actual ?? ""}`,
    ...(result.hint === null ? [] : [`hint      ${result.hint}`]),
    `section   ${result.section}`,
    ...(finding === undefined ? [] : ["", finding.title, ...finding.evidence, "", finding.fix]),
    ...(result.repeat === null ? [] : ["", `Repeat with: ${result.repeat}`]),
  ].join("\n");
}
