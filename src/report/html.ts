import { createHash } from "node:crypto";

import type { RunRecord } from "../run/record.ts";
import { atEnd } from "./at-end.ts";
import type { Bilingual } from "./bilingual.ts";
import { failureGroups } from "./failure-groups.ts";
import { blockedSection } from "./html/blocked-section.ts";
import { casesSection } from "./html/cases-section.ts";
import { failureCard } from "./html/failure-card.ts";
import { findingCard } from "./html/finding-card.ts";
import type { Markup } from "./html/markup.ts";
import { both, markup, trusted } from "./html/markup.ts";
import { matrix } from "./html/matrix.ts";
import { runSection } from "./html/run-section.ts";
import { script } from "./html/script.ts";
import { stepsSection } from "./html/steps-section.ts";
import { style } from "./html/style.ts";
import { verdictSection } from "./html/verdict-section.ts";
import { words } from "./html/words.ts";
import type { RowStatus } from "./outcome.ts";

/** So many failures are unfolded from the start; the reader opens the others. */
const unfolded = 3;

/**
 * One page for people who have never seen the tool: English and Chinese, light and dark, nothing loaded from anywhere.
 * Its policy allows the one style and the one script that are in it, so that nothing else on it could run.
 */
export const createHtmlReport = atEnd((record) => pageOf(record).markup);

function pageOf(record: RunRecord): Markup {
  const { findings, checks, started } = record;
  const carded = new Set<string>();
  const cards = (statuses: readonly RowStatus[], heading: Bilingual, open: number) => {
    const groups = failureGroups(record, statuses);
    if (groups.length === 0) return null;
    const details = groups.map((group, index) => {
      const isFirst = !carded.has(group.check.id);
      carded.add(group.check.id);
      return failureCard(group, record, { open: index < open, anchored: isFirst });
    });
    return markup`<h2>${both(heading)}</h2>
      ${details}`;
  };
  const failures = cards(
    ["fail", "stale"],
    findings.length > 0 ? words.otherFailures : words.failures,
    unfolded,
  );
  const others = [
    blockedSection(record),
    cards(["warn"], words.warnings, 0),
    cards(["known"], words.known, 0),
    cards(["info"], words.informational, 0),
  ];
  const anchorOf = (check: string) => {
    if (carded.has(check)) return `check-${check}`;
    const cause = findings.find(({ cases }) => cases.some((row) => row.check === check));
    return cause === undefined ? null : `cause-${cause.id}`;
  };
  const policy = `default-src 'none'; style-src ${sourceOf(style)}; script-src ${sourceOf(script)}; base-uri 'none'; form-action 'none'`;
  return markup`<!doctype html>
    <html lang="en" data-language="en" data-theme="auto">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <title>hookproof: ${started?.target ?? ""}</title>
        <style>${trusted(style)}</style>
      </head>
      <body>
        <header class="bar">
          <strong>hookproof</strong>
          <span class="hide">${both(words.title)}</span>
          <span class="space"></span>
          ${choices()}
        </header>
        <main>
          ${verdictSection(record)}
          ${
            findings.length === 0
              ? null
              : markup`<h2>${both(words.causes)}</h2>
                  <p class="lead">${both(words.causesLead)}</p>
                  ${findings.map((finding) => findingCard(finding, record))}`
          }
          ${failures} ${stepsSection(record)}
          ${
            checks.length === 0
              ? null
              : markup`<h2>${both(words.matrix)}</h2>
                  <p class="lead">${both(words.matrixLead)}</p>
                  ${matrix(checks, anchorOf)}
                  ${casesSection(record)}`
          }
          ${others} ${runSection(record)}
        </main>
        <footer>hookproof ${started?.version ?? ""}</footer>
        <script>${trusted(script)}</script>
      </body>
    </html>
`;
}

function choices(): Markup {
  const themes = [
    ["auto", words.themeAuto],
    ["light", words.themeLight],
    ["dark", words.themeDark],
  ] as const;
  return markup`<span class="choice" role="group" aria-label="Language / 语言">
      <button type="button" data-language="en" aria-pressed="true" lang="en">English</button>
      <button type="button" data-language="zh" aria-pressed="false" lang="zh-CN">中文</button>
    </span>
    <span class="choice" role="group" aria-label="Colours / 配色">
      ${themes.map(([theme, name]) => markup`<button type="button" data-theme="${theme}" aria-pressed="${String(theme === "auto")}">${both(name)}</button>`)}
    </span>`;
}

/** How a policy names an element's content. */
function sourceOf(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}
