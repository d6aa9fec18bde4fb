import { lengthOf } from "../canonical/length.ts";
import type { Stream } from "../stream.ts";

const words =
  "客户 订单 产品 服务 咨询 处理 确认 已完成 待跟进 备注 售后 预约 回访 登记 核实 升级 转接 普通 加急 其他".split(
    " ",
  );

/** A word or two where nothing says what the text should be, as long as it has to be. */
export function freeText(stream: Stream, min = 0, max = Infinity): string {
  let text = stream.pick(words);
  if (stream.chance(0.4)) text += stream.pick(words);
  let length = lengthOf(text);
  if (length > max) {
    text = text.slice(0, max);
    length = max;
  }
  if (length >= min) return text;
  const wanted = Math.min(max, min + stream.int(0, 4));
  const parts = [text];
  while (length < wanted) {
    const word = stream.pick(words).slice(0, wanted - length);
    parts.push(word);
    length += word.length;
  }
  return parts.join("");
}
