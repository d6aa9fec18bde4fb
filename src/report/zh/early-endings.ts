import type { EarlyEnding } from "../../run/early-ending.ts";

/** How a run may end early, in Chinese; the English is in `run/early-ending.ts`. */
export const earlyEndingsInChinese: Readonly<Record<EarlyEnding, string>> = {
  "nothing-judged": "没有得出任何结论。",
  "rows-blocked": "部分项目的前提条件不成立，无法判定。",
  "receiver-unreachable": "无法连接到接收端。",
  "local-resource": "本机资源不足，与接收端无关。",
  "time-is-up": "运行时限已到。",
  "journal-ends-early": "日志在运行结束之前就中断了。",
  "internal-error": "hookproof 自身出错，请反馈给我们。",
  "journal-io": "日志无法写入，因此不再发送任何请求。",
  interrupted: "运行被中断。",
  terminated: "运行被终止。",
};
