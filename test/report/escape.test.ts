import { describe, expect, test } from "vitest";

import { htmlText } from "../../src/report/escape/html.ts";
import { markdown, markdownFence } from "../../src/report/escape/markdown.ts";
import { shellWord } from "../../src/report/escape/shell-word.ts";
import { visible } from "../../src/report/escape/visible.ts";
import { workflowCommand } from "../../src/report/escape/workflow-command.ts";
import { xml } from "../../src/report/escape/xml.ts";
import { blocksOf } from "../../src/report/prose.ts";
import { fit, padded, widthOf } from "../../src/report/text-width.ts";
import { tamperingWords } from "../../src/report/tampering-words.ts";
import { withoutDigests } from "../../src/report/without-digests.ts";

test("text for a terminal keeps every script and shows whatever would steer", () => {
  const harmless = "Ticket 4021 «é» 您好，发票 العربية עברית 😀 \\ %";
  expect(visible(harmless)).toBe(harmless);
  expect(visible("a\nb\r\tc\u001b[0m\u0000\u007f\u009b")).toBe("a\\nb\\r\\tc\\u001b[0m\\u0000\\u007f\\u009b");
  expect(visible("\u202e\u2066\u200b\ufeff\u2028\u{e0041}\ud800x")).toBe(
    "\\u202e\\u2066\\u200b\\ufeff\\u2028\\u{e0041}\\ud800x",
  );
  for (let code = 0; code <= 0xffff; code++)
    expect(visible(String.fromCharCode(code))).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
});

test.each([
  ["plain", "plain"],
  ["http://127.0.0.1:3000/webhook", "http://127.0.0.1:3000/webhook"],
  ["", "''"],
  ["two words", "'two words'"],
  ["it's", "'it'\\''s'"],
  ["$(id)`id`", "'$(id)`id`'"],
  ["a\nb", "'a\nb'"],
  ["~", "'~'"],
  ["a;b", "'a;b'"],
])("a shell reads %j as one word", (text, word) => {
  expect(shellWord(text)).toBe(word);
});

test("XML gets references, and escapes for what it cannot hold", () => {
  expect(xml(`<a b="c">'&]]>\n\t\u0000\ufffe\ud800`)).toBe(
    "&lt;a b=&quot;c&quot;&gt;&apos;&amp;]]&gt;&#10;&#9;\\u0000\\ufffe\\ud800",
  );
});

test("HTML keeps line ends and nothing else that steers", () => {
  expect(htmlText("<img>\n\u202e`\"'&")).toBe("&#60;img&#62;\n\\u202e&#96;&#34;&#39;&#38;");
});

test("Markdown shows its own marks as characters, and a fence is longer than what it holds", () => {
  expect(markdown("*a* [b](c) | `d` <e> @f")).toBe(
    "&#42;a&#42; &#91;b&#93;&#40;c&#41; &#124; &#96;d&#96; &#60;e&#62; &#64;f",
  );
  expect(markdownFence("a\n````\nb")).toBe("`````\na\n````\nb\n`````");
});

test("a workflow command is one line, its properties end where they should", () => {
  expect(workflowCommand("error", { title: "a,b:c%\n" }, "d:e,\r\n::stop-commands::x%")).toBe(
    "::error title=a%2Cb%3Ac%25%0A::d:e,%0D%0A::stop-commands::x%25\n",
  );
});

test("signatures are shortened wherever they stand", () => {
  const digest = "da39a3ee5e6b4b0d3255bfef95601890afd80709";
  expect(withoutDigests(`sha1=${digest}, ${digest.toUpperCase()}.`)).toBe("sha1=da39a3ee…, DA39A3EE….");
});

test("what was changed on purpose reads as phrases", () => {
  expect(
    tamperingWords({
      style: "spaced",
      signature: null,
      signatureHeader: "service-signature",
      headers: { "Content-Type": null, "X-A": "b" },
      pace: { cuts: [5], pauseMs: 20 },
    }),
  ).toEqual([
    "written in style spaced",
    "without a signature",
    "signature header spelt service-signature",
    "without Content-Type",
    "X-A: b",
    "cut at byte 5, 20 ms apart",
  ]);
  expect(tamperingWords({})).toEqual([]);
});

describe("columns of a terminal", () => {
  test.each([
    ["abc", 3],
    ["发票", 4],
    ["ｗｉｄｅ", 8],
    ["한국어", 6],
    ["e\u0301", 1],
    ["😀", 2],
    ["…", 1],
  ])("%s takes %i", (text, columns) => {
    expect(widthOf(text)).toBe(columns);
  });

  test("text is cut at whole characters, and never wider than asked", () => {
    expect(fit("发票抬头", 8)).toBe("发票抬头");
    expect(fit("发票抬头", 7)).toBe("发票抬…");
    expect(fit("发票抬头", 6)).toBe("发票…");
    expect(padded("发票", 6)).toBe("发票  ");
    for (let columns = 1; columns < 12; columns++)
      expect(widthOf(fit("a发b票c抬d头", columns))).toBeLessThanOrEqual(columns);
  });
});

test("explanations are paragraphs, lists and code, and nothing else", () => {
  expect(
    blocksOf("Keep `bytes`,\nall of them.\n\n- one\n- two `x`\n\n```js\na < b\n\nc\n```\n\n[link](x)"),
  ).toEqual([
    {
      is: "paragraph",
      spans: [
        { code: false, text: "Keep " },
        { code: true, text: "bytes" },
        { code: false, text: ", all of them." },
      ],
    },
    {
      is: "list",
      items: [
        [{ code: false, text: "one" }],
        [
          { code: false, text: "two " },
          { code: true, text: "x" },
        ],
      ],
    },
    { is: "code", text: "a < b\n\nc" },
    { is: "paragraph", spans: [{ code: false, text: "[link](x)" }] },
  ]);
});
