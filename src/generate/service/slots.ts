import { personOf } from "../person.ts";
import type { Stream } from "../stream.ts";

/** What fills the braces of a template: each draws a few characters of text. */
export type Slot = (stream: Stream) => string;

const products = [
  "扫地机器人",
  "蓝牙耳机",
  "空气净化器",
  "智能门锁",
  "电动牙刷",
  "儿童手表",
  "破壁机",
  "人体工学椅",
  "投影仪",
  "净水器",
  "羽绒服",
  "登山鞋",
  "双肩包",
  "保温杯",
  "平板电脑",
  "机械键盘",
  "洗碗机",
  "加湿器",
  "行车记录仪",
  "咖啡机",
] as const;
const faults = [
  "开不了机",
  "充不进电",
  "漏水",
  "有异响",
  "屏幕有划痕",
  "连不上网络",
  "少了一个配件",
  "尺寸不对",
  "发热严重",
  "按键失灵",
] as const;
const days = [
  "昨天",
  "前天",
  "上周三",
  "上周末",
  "双十一",
  "月初",
  "国庆节",
  "上个月",
  "周一",
  "今天早上",
] as const;
const hours = [
  "明天上午",
  "明天下午",
  "周六上午",
  "周日下午",
  "今天晚上七点以后",
  "下周一",
  "后天中午",
  "本周五下午三点",
] as const;
const invoices = ["增值税专用", "普通", "电子普通", "电子专用"] as const;

export const slots: Readonly<Record<string, Slot>> = {
  product: (stream) => stream.pick(products),
  fault: (stream) => stream.pick(faults),
  day: (stream) => stream.pick(days),
  slot: (stream) => stream.pick(hours),
  kind: (stream) => stream.pick(invoices),
  days: (stream) => String(stream.int(2, 7)),
  count: (stream) => String(stream.int(2, 12)),
  amount: (stream) => `${stream.int(9, 1999)}${stream.pick(["", "", ".5", ".9", ".80"])}`,
  order: (stream) => `${stream.pick(["DD", "SO", "20", "E"])}${stream.int(10_000_000, 99_999_999)}`,
  city: (stream) => personOf(stream).city,
  company: (stream) => personOf(stream).company,
  tail: (stream) => personOf(stream).phone.slice(-4),
  call: (stream) => callOf(personOf(stream)),
};

/** How an agent addresses a customer: the surname, and Mr or Ms. */
function callOf(person: { readonly name: string; readonly gender: "M" | "W" }): string {
  const surname = person.name.length > 3 ? person.name.slice(0, 2) : person.name.slice(0, 1);
  return surname + (person.gender === "M" ? "先生" : "女士");
}
