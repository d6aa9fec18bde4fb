import type { Check } from "../../src/checks/check.ts";
import { catalogue } from "../../src/checks/index.ts";
import { statements } from "../../src/contract/statements.ts";
import { areaName, checkTitle } from "../../src/report/zh/check-titles.ts";
import { prose, table } from "./page.ts";
import type { Page } from "./page.ts";

/** What a receiver is held to. */
export const checksPage: Page = {
  name: "checks",
  title: { en: "Checks", zh: "检查项" },
  about: {
    en: "What a receiver is held to: title, level, section of the interface document, and how to mend it",
    zh: "接收端须满足的要求：标题、级别、对应的接口文档章节，以及如何修正",
  },
  body(language) {
    return language === "en" ? inDetail() : asTables();
  },
};

const areas = [...new Set(catalogue.map(({ area }) => area))].map((area) => ({
  area,
  checks: catalogue.filter((entry) => entry.area === area).map(({ check }) => check),
}));

function inDetail(): string {
  return [
    "A check is a statement of the interface document that the receiver is held to. `must` fails the run; `should` warns, and fails it with `--strict`; `may` only informs. A check whose needs do not hold is `blocked`, which is never green. `hookproof explain <check>` prints one of these; `--only` and `--skip` take ids, areas, `check:row` and globs.",
    ...areas.flatMap(({ area, checks }) => [`## ${area}`, ...checks.map(section)]),
  ].join("\n\n");
}

function section(check: Check): string {
  return [
    `### ${check.id}`,
    `**${check.title}**`,
    table(["level", "section", "needs"], [factsOf(check)]),
    `> ${check.section}: ${statements[check.section].sentence}`,
    prose(check.explain),
  ].join("\n\n");
}

function factsOf(check: Check): readonly string[] {
  return [
    check.level,
    [check.section, ...(check.also ?? [])].join(", "),
    (check.needs ?? []).map((id) => `[${id}](#${id})`).join(", ") || "–",
  ];
}

function asTables(): string {
  return [
    "一个检查项对应接口文档对接收端的一条要求。`must` 不满足则运行失败；`should` 只警告，加 `--strict` 时失败；`may` 仅供参考。前提条件不成立的检查项为 `blocked`（受阻），永远不算通过。链接指向英文的详细说明（为何重要、如何修正），`hookproof explain <检查项>` 打印同样的内容。`--only` 与 `--skip` 接受 id、领域、`check:row` 和通配符。",
    ...areas.flatMap(({ area, checks }) => [
      `## ${areaName(area)} (${area})`,
      table(
        ["检查项", "要求", "级别", "章节"],
        checks.map((check) => [
          `[${check.id}](../../en/reference/checks.md#${check.id})`,
          checkTitle(check.id, check.title),
          ...factsOf(check).slice(0, 2),
        ]),
      ),
    ]),
  ].join("\n\n");
}
