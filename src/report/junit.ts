import type { RunRecord } from "../run/record.ts";
import { atEnd } from "./at-end.ts";
import { xml } from "./escape/xml.ts";
import type { Detail } from "./row-details.ts";
import type { TestCase } from "./test-cases.ts";
import { testCases } from "./test-cases.ts";

/**
 * JUnit XML for CI servers: a suite per check, a case per row. What fails is a failure, what is blocked an error (it
 * is never green), a known failure is skipped; a warning passes and says so in its output.
 */
export const createJunitReport = atEnd(junitText);

function junitText(record: RunRecord): string {
  const cases = testCases(record);
  const { started, summary } = record;
  const properties: readonly Detail[] =
    started === null
      ? []
      : [
          ["seed", String(started.seed)],
          ["target", started.target],
          ["repeat", started.repeat],
          ["hookproof", started.version],
        ];
  const attributes = `name="hookproof" ${counts(cases)} time="${seconds(summary?.elapsedMs ?? 0)}"`;
  return [
    `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${attributes}>\n`,
    ...[...new Set(cases.map(({ suite }) => suite))].map((suite) => {
      const own = cases.filter((test) => test.suite === suite);
      return suiteText(suite, own, properties, started?.now ?? null);
    }),
    "</testsuites>\n",
  ].join("");
}

function suiteText(
  suite: string,
  cases: readonly TestCase[],
  properties: readonly Detail[],
  timestamp: string | null,
): string {
  const time = cases.reduce((sum, { elapsedMs }) => sum + elapsedMs, 0);
  const when = timestamp === null ? "" : ` timestamp="${xml(timestamp)}"`;
  return [
    `  <testsuite name="${xml(suite)}" ${counts(cases)} time="${seconds(time)}"${when}>\n`,
    propertiesText(properties, "    "),
    ...cases.map(caseText),
    "  </testsuite>\n",
  ].join("");
}

function caseText(test: TestCase): string {
  const { suite, title, elapsedMs, labels, id } = test;
  return [
    `    <testcase classname="hookproof.${xml(suite)}" name="${xml(title)}" time="${seconds(elapsedMs)}">\n`,
    propertiesText([["id", id], ...labels], "      "),
    outcomeText(test),
    "    </testcase>\n",
  ].join("");
}

function outcomeText({ status, message, details }: TestCase): string {
  const text = xml(message ?? "");
  if (status === "pass") return "";
  if (status === "fail" || status === "stale")
    return `      <failure type="${status}" message="${text}">${xml(details)}</failure>\n`;
  if (status === "blocked") return `      <error type="blocked" message="${text}">${xml(details)}</error>\n`;
  if (status === "known") return `      <skipped message="${text}"/>\n`;
  return `      <system-out>${xml(`${status}: ${message ?? ""}\n${details}`)}</system-out>\n`;
}

function propertiesText(properties: readonly Detail[], indent: string): string {
  if (properties.length === 0) return "";
  const lines = properties.map(
    ([name, value]) => `${indent}  <property name="${xml(name)}" value="${xml(value)}"/>\n`,
  );
  return `${indent}<properties>\n${lines.join("")}${indent}</properties>\n`;
}

function counts(cases: readonly TestCase[]): string {
  const count = (...statuses: readonly TestCase["status"][]) =>
    cases.filter(({ status }) => statuses.includes(status)).length;
  return `tests="${cases.length}" failures="${count("fail", "stale")}" errors="${count("blocked")}" skipped="${count("known")}"`;
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(3);
}
