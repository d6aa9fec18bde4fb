import type { Topic } from "../../contract/topics.ts";
import { textAdvice } from "../advice/text.ts";
import { hasFreeText, withText } from "../free-text.ts";
import { firstTopics, topicsOfKind } from "../rows/topic-rows.ts";
import type { Variation } from "../variation-check.ts";
import { variationCheck } from "../variation-check.ts";

const texts: Readonly<Record<string, string>> = {
  html: `<p>您好，<b>发票</b>已寄出</p><script>alert("1")</script><img src=x onerror=alert(1)>&amp;&#x27;`,
  "four-byte-characters": "谢谢😀👨‍👩‍👧𠮷野家🇨🇳",
  "line-ends-and-tabs": "第一行\n第二行\r\n第三行\t列\n\n",
  "line-separators": "一\u2028二\u2029三\u0085",
  "right-to-left": "‏مرحبا‏ \u202eabc\u202c שלום",
  "combining-characters": "e\u0301\u0327 Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A\u200b\u200d\ufeff",
  quotes: `"双引号" '单引号' \`反引号\` \\反斜线\\ O'Brien'); DROP TABLE tickets;--`,
  templates: "${name} {{name}} %s %d {0} #{name} <%= name %> $1",
  "looks-like-json": `{"event":"conversation.created","content":null}`,
  "looks-like-a-number": "1e400",
  "ten-thousand-characters": "长文本。".repeat(2500),
  spaces: "  前后空格\u3000 ",
};

export const textAcknowledged = variationCheck({
  id: "text-acknowledged",
  title: "A text is acknowledged, whatever people have typed",
  section: "2.6",
  also: ["2.4", "2.3"],
  explain: `Customers and agents type what they like: emoji, several lines, HTML from a rich editor, quotes, code. All of it
is text. The row of characters of four bytes is sent for each kind, because each tends to have a table of its own.

${textAdvice}`,
  rows: (known) => {
    const home = topicsOfKind(known, "new_ticket")[0] ?? null;
    const others = firstTopics(known).filter((topic) => topic !== home && hasFreeText(topic, known));
    return [
      ...Object.entries(texts).map(([id, text]) => textRow(id, text, home)),
      ...others.map((topic) =>
        textRow(`four-byte-characters/${topic}`, texts["four-byte-characters"] ?? "", topic),
      ),
    ];
  },
});

function textRow(id: string, text: string, topic: Topic | null): Variation {
  return { id, topic, vary: (context) => withText(context, text) };
}
