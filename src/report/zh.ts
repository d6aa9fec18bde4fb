import type { EarlyEnding } from "../run/early-ending.ts";

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

/** Areas of checks, in Chinese. */
const areas: Readonly<Record<string, string>> = {
  delivery: "投递",
  signature: "签名",
  nulls: "空值",
  values: "取值",
  tolerance: "容错",
  sequence: "顺序",
  concurrency: "并发",
  endurance: "耐久",
  effects: "处理效果",
  replay: "重放",
  fuzz: "模糊测试",
};

/** Titles of checks, in Chinese, by check id. A test compares them with the checks. */
export const checkTitles: Readonly<Record<string, string>> = {};

/** The Chinese title of a check; its own where there is none, such as for a check of another version's journal. */
export function checkTitle(id: string, title: string): string {
  return Object.hasOwn(checkTitles, id) ? (checkTitles[id] ?? title) : title;
}

export function areaName(area: string): string {
  return Object.hasOwn(areas, area) ? (areas[area] ?? area) : area;
}

/** Sentences that checks say of a row, in Chinese: the whole sentence must match, else it stays English. */
const sentences: readonly (readonly [RegExp, string])[] = [
  [/^status (\d+)$/, "状态码 $1"],
  [/^any status but 200$/, "除 200 以外的任何状态码"],
  [/^no status \((\S+)\): .*$/, "没有状态码（$1）"],
];

export function sentence(text: string): string {
  const found = sentences.find(([pattern]) => pattern.test(text));
  return found === undefined ? text : text.replace(found[0], found[1]);
}
