import reportSchema from "../../schemas/report.schema.json" with { type: "json" };
import { reports } from "../../src/report/index.ts";
import { code, table } from "./page.ts";
import type { Page } from "./page.ts";

/** What a run can be shown as. */
export const reportsPage: Page = {
  name: "reports",
  title: { en: "Reports", zh: "报告" },
  about: { en: "What a run can be shown as, and for whom", zh: "运行结果的各种呈现形式及其读者" },
  body(language) {
    const english = language === "en";
    return [
      english
        ? "A run prints lines for people. `--format <report>` prints another report in their place; `--report <report,…>` also writes reports into the folder of `--output-dir` (default `hookproof-report`). `hookproof report <journal…> --as <report>` renders journals again, those of shards as one run. All of them show the same events and compute nothing of their own. The secret is in none."
        : "运行时默认打印供人阅读的文本。`--format <报告>` 改为打印另一种报告；`--report <报告,…>` 另外把报告写入 `--output-dir` 的文件夹（默认 `hookproof-report`）。`hookproof report <日志…> --as <报告>` 可重新渲染日志，并把各分片合并成一次运行。所有报告展示的是同样的事件，自身不做任何推算，也都不含密钥。",
      table(
        english ? ["report", "file", "is"] : ["报告", "文件", "用途"],
        Object.entries(reports).map(([id, { file, title }]) => [
          code(id),
          file === null ? (english ? "standard output" : "标准输出") : code(file),
          title,
        ]),
      ),
      `## ${english ? "The statuses of a row" : "每一行的状态"}`,
      table(
        english ? ["status", "means"] : ["状态", "含义"],
        english
          ? [
              ["`pass`", "The receiver keeps the statement."],
              ["`fail`", "It breaks a `must` statement. The run fails."],
              ["`warn`", "It breaks a `should` statement. The run fails only with `--strict`."],
              ["`info`", "Something worth knowing that a correct receiver may do."],
              ["`blocked`", "It could not be judged, because what it needs did not hold. Never green."],
            ]
          : [
              ["`pass`", "接收端满足这条要求。"],
              ["`fail`", "违反了 `must` 级要求，运行失败。"],
              ["`warn`", "违反了 `should` 级要求，只有加 `--strict` 时运行才失败。"],
              ["`info`", "值得了解的情况，正确的接收端也可能如此。"],
              ["`blocked`", "前提条件不成立，无法判定。永远不算通过。"],
            ],
      ),
      `## ${english ? "The JSON report" : "JSON 报告"}`,
      english
        ? "Described by `hookproof/schemas/report.schema.json`. Its members:"
        : "由 `hookproof/schemas/report.schema.json` 描述。顶层成员：",
      table(
        english ? ["member", "required", "is"] : ["成员", "必有", "含义"],
        Object.entries(reportSchema.properties).map(([name, schema]) => [
          code(name),
          reportSchema.required.includes(name) ? (english ? "yes" : "是") : english ? "no" : "否",
          "description" in schema ? schema.description : describeReference(schema),
        ]),
      ),
    ].join("\n\n");
  },
};

function describeReference(schema: object): string {
  const text = JSON.stringify(schema);
  const reference = /"#\/\$defs\/([a-zA-Z]+)"/.exec(text)?.[1];
  const list = text.includes('"type":"array"') ? "list of " : "";
  if (reference !== undefined) return `${list}${code(reference)}`;
  const members = /"properties":\{(.*)\}/.exec(text)?.[1];
  const names = [...(members ?? "").matchAll(/"(\w+)":\{/g)].map(([, name = ""]) => code(name));
  return members === undefined ? code(text) : `${list}${names.join(", ")}`;
}
