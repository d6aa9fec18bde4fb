/** What checks say of an answer's status, in Chinese. */
const meanings: Readonly<Record<string, string>> = {
  "a success": "成功",
  "refused as malformed": "以格式错误为由拒绝",
  "refused as not authentic": "以未通过验证为由拒绝",
  "refused as forbidden": "以禁止访问为由拒绝",
  "nothing is at this path, or the data was not found": "该路径不存在，或未找到数据",
  "POST is not allowed at this path": "该路径不允许 POST",
  "refused as a conflict, as if it had come before": "以冲突为由拒绝，仿佛曾经收到过",
  "refused as too large": "以过大为由拒绝",
  "refused for its Content-Type": "因 Content-Type 而拒绝",
  "refused by validation": "未通过校验而拒绝",
  "refused as too many requests; the platform does not come again": "以请求过多为由拒绝；平台不会再次发送",
  "the receiver failed while processing": "接收端处理时出错",
  "the receiver says that it is not available; the platform does not come again":
    "接收端声明不可用；平台不会再次发送",
  "a success in HTTP, but the document calls only 200 a success":
    "在 HTTP 中算成功，但文档规定只有 200 才是成功",
  "as for an authentic request": "与真实请求的应答相同",
  refused: "拒绝",
  "the receiver failed": "接收端出错",
};

type Rule = readonly [pattern: RegExp, chinese: (...parts: readonly string[]) => string];

/** Whole sentences that checks say often. What matches none stays English. */
const rules: readonly Rule[] = [
  [/^status (\d+)$/, (status) => `状态码 ${status}`],
  [
    /^status (\d+), (.+)$/,
    (status, meaning) => `状态码 ${status}，${meanings[meaning ?? ""] ?? meaning ?? ""}`,
  ],
  [/^any status but 200$/, () => "除 200 以外的任何状态码"],
  [/^any status but 200, or none$/, () => "除 200 以外的任何状态码，或没有状态码"],
  [/^any status$/, () => "任何状态码"],
  [/^no status: (.+)$/, (why) => `没有状态码：${why}`],
  [/^no status \((\S+)\): (.+)$/, (code, why) => `没有状态码（${code}）：${why}`],
  [/^status 200 for each of the (\d+) notifications$/, (count) => `${count} 条通知各得到状态码 200`],
  [/^one effect$/, () => "恰好一次效果"],
  [/^no effect$/, () => "没有效果"],
  [/^an effect of each$/, () => "每条都有效果"],
  [/^the receiver is still there afterwards$/, () => "之后接收端仍在工作"],
  [/^a status after the last byte of the body$/, () => "收到请求体最后一个字节之后才给出状态码"],
  [/^still failing: (.+)$/, (what) => `仍然失败：${sentence(what ?? "")}`],
  [/^failing now: (.+)$/, (what) => `现在失败：${sentence(what ?? "")}`],
  [/^Then it was: (.+)\.$/, (what) => `当时：${sentence(what ?? "")}。`],
];

/** A sentence that a check says of a row, in Chinese where we know it, else as it is. */
export function sentence(text: string): string {
  for (const [pattern, chinese] of rules) {
    const match = pattern.exec(text);
    if (match !== null) return chinese(...match.slice(1));
  }
  return text;
}
