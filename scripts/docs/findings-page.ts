import { causeKinds } from "../../src/checks/diagnosis/content/cause.ts";
import type { Fix } from "../../src/checks/diagnosis/fix.ts";
import { hypotheses } from "../../src/checks/diagnosis/hypotheses.ts";
import { leaks } from "../../src/checks/diagnosis/leaks.ts";
import { code, prose, table } from "./page.ts";
import type { Page, Words } from "./page.ts";

interface Finding {
  readonly id: string;
  readonly title: string;
  readonly why: string;
  readonly fix: Fix;
  readonly formula?: string;
}

/** The causes that a diagnosis can confirm. */
export const findingsPage: Page = {
  name: "findings",
  title: { en: "Findings", zh: "诊断结论" },
  about: {
    en: "The causes that a diagnosis can confirm, why they happen, and how to mend each",
    zh: "诊断能够确认的原因、成因与修正办法",
  },
  body(language) {
    return language === "en" ? inDetail() : asTables();
  },
};

const groups: readonly { readonly title: Words; readonly findings: readonly Finding[] }[] = [
  {
    title: { en: "What the receiver computes instead", zh: "接收端实际计算的内容" },
    findings: hypotheses,
  },
  { title: { en: "What lets forged requests through", zh: "放行伪造请求的漏洞" }, findings: leaks },
  {
    title: { en: "What it trips over", zh: "使接收端出错的内容" },
    findings: Object.values(causeKinds),
  },
];

/** Distinct pieces of advice that say more for some frameworks; many findings share one. */
const advice = [...new Set(groups.flatMap(({ findings }) => findings.map(({ fix }) => fix)))].filter(
  (fix) => Object.keys(fix).length > 1,
);

function inDetail(): string {
  return [
    "When signatures go wrong, hookproof signs the same bytes as a receiver with a given mistake would expect. The mistake whose signature is acknowledged, again and again, is the cause: it is confirmed, not guessed. `hookproof diagnose` asks more questions than `hookproof test`.",
    ...groups.flatMap(({ title, findings }) => [`## ${title.en}`, ...findings.map(section)]),
    "## Advice by framework",
    ...advice.map(({ any, ...special }, index) =>
      [
        `### Advice ${index + 1}`,
        any,
        Object.entries(special)
          .map(([framework, text]) => `- ${framework}: ${text}`)
          .join("\n"),
      ].join("\n\n"),
    ),
  ].join("\n\n");
}

function section({ id, title, why, fix, formula }: Finding): string {
  const number = advice.indexOf(fix) + 1;
  const more = number === 0 ? "" : ` By framework: [advice ${number}](#advice-${number}).`;
  return [
    `### ${id}`,
    `**${title}**`,
    ...(formula === undefined ? [] : [`It computes ${code(formula)}.`]),
    prose(why),
    `How to mend it: ${prose(fix.any)}${more}`,
  ].join("\n\n");
}

function asTables(): string {
  return [
    "签名出错时，hookproof 会按某种错误的算法给同样的字节签名。反复被确认的那一种就是原因：它是验证过的，不是猜测。`hookproof diagnose` 比 `hookproof test` 提出更多问题。成因与修正办法见链接中的英文说明，`hookproof explain <id>` 打印同样的内容。",
    ...groups.flatMap(({ title, findings }) => [
      `## ${title.zh}`,
      table(
        ["结论", "接收端的行为", "算式"],
        findings.map(({ id, title: does, formula = "" }) => [
          `[${id}](../../en/reference/findings.md#${id})`,
          does,
          code(formula),
        ]),
      ),
    ]),
  ].join("\n\n");
}
