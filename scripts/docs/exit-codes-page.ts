import { errorCodes } from "../../src/errors.ts";
import { earlyEndingsInChinese } from "../../src/report/zh/early-endings.ts";
import type { EarlyEnding } from "../../src/run/early-ending.ts";
import { earlyEndings } from "../../src/run/early-ending.ts";
import { code, table } from "./page.ts";
import type { Page } from "./page.ts";

/** What the process says to its caller. */
export const exitCodesPage: Page = {
  name: "exit-codes",
  title: { en: "Exit codes", zh: "退出码" },
  about: { en: "What the process says to its caller", zh: "进程返回给调用者的含义" },
  body(language) {
    const english = language === "en";
    return [
      table(
        english ? ["code", "means"] : ["退出码", "含义"],
        english
          ? [
              ["0", "Nothing failed."],
              ["1", "Something failed, or a known failure passes by now."],
              ["2", "A mistake in the command or in a file."],
              ["3", "Too little could be judged: absence of failures is no evidence."],
              ["70", "A bug of hookproof."],
              ["74", "The journal could not be written."],
              ["130, 143", "Interrupted by Ctrl-C, or terminated."],
            ]
          : [
              ["0", "没有失败。"],
              ["1", "有失败，或某个已知失败现在已经通过。"],
              ["2", "命令或文件有误。"],
              ["3", "可判断的内容太少：没有失败不等于没有问题。"],
              ["70", "hookproof 自身的缺陷。"],
              ["74", "日志无法写入。"],
              ["130、143", "被 Ctrl-C 中断，或被终止。"],
            ],
      ),
      `## ${english ? "Runs that end early" : "提前结束的运行"}`,
      table(
        english ? ["reason", "code", "says"] : ["原因", "退出码", "说明"],
        (Object.keys(earlyEndings) as readonly EarlyEnding[]).map((id) => [
          code(id),
          String(earlyEndings[id].exitCode),
          english ? earlyEndings[id].sentence : earlyEndingsInChinese[id],
        ]),
      ),
      `## ${english ? "Mistakes of the user" : "使用者的错误"}`,
      english
        ? "A `HookproofError` has one of these codes, a sentence, and mostly a hint and a place in a file."
        : "`HookproofError` 带有下列代码之一、一句说明，多数还有提示和文件中的位置。",
      table(
        [english ? "error code" : "错误代码", english ? "exit code" : "退出码"],
        Object.entries(errorCodes).map(([id, exitCode]) => [code(id), String(exitCode)]),
      ),
    ].join("\n\n");
  },
};
