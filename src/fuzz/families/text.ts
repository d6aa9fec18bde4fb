import type { Family } from "../family.ts";
import { setting, textSites } from "../family.ts";
import type { FuzzLevel } from "../mutation.ts";

/** Texts that break encodings, templates, stores and pages. A String has no limits in the document. */
const corpus: readonly (readonly [name: string, text: string, level: FuzzLevel])[] = [
  ["Chinese with a 4-byte character", "好的👍🏽已收到𠮷", "documented"],
  ["right-to-left text", "שלום مرحبا \u202Eabc", "documented"],
  ["a text with line separators", "一\u2028二\u2029三", "documented"],
  ["a text with line breaks and tabs", "第一行\r\n第二行\t结束\n", "documented"],
  ["HTML", `<script>alert("x")</script><!-- ]]> &amp; '`, "documented"],
  ["quotes and backslashes", `\\"'\\\\n\\u0041/`, "documented"],
  ["control characters", "\u0001\u0008\u001B[31m\u007F", "documented"],
  ["a query fragment", `'; DROP TABLE ticket;-- %27 %00 \${x} {{y}} %s`, "documented"],
  ["combining and zero-width characters", "e\u0301\u200B\u200D\uFEFF", "documented"],
  ["10,000 characters", "客户咨询".repeat(2500), "documented"],
  ["a text of spaces", "   ", "documented"],
  ["a text that looks like a number", "00123", "documented"],
  ["the word null", "null", "documented"],
  ["a NUL character", "a\u0000b", "lenient"],
  ["200,000 characters", "x".repeat(200_000), "lenient"],
  ["half a surrogate pair", "\uD83D", "hostile"],
];

const dateTimes: readonly (readonly [name: string, text: string])[] = [
  ["a time in UTC", "2021-04-01T01:02:03Z"],
  ["a time with an offset", "2021-04-01T09:02:03+08:00"],
  ["a time with a fraction", "2021-04-01T09:02:03.123456+08:00"],
  ["a time with a negative offset", "2021-03-31T21:02:03-04:00"],
];

export const textFamily: Family = {
  id: "text",
  title: "texts that are hard to keep",
  section: "2.6",
  why: "A String has no limit in the document: people write everything.",
  fix: "Use UTF-8 with 4-byte characters throughout (utf8mb4 in MySQL), generous columns, and escape at output, not at input.",
  mutations: ({ sites }) => [
    ...textSites(sites).flatMap(({ at }) =>
      corpus.map(([name, text, level]) => setting("text", level, at, text, `is ${name}`)),
    ),
    ...sites
      .filter(({ field }) => field.format === "date-time")
      .flatMap(({ at }) =>
        dateTimes.map(([name, text]) => setting("text", "documented", at, text, `is ${name}`)),
      ),
  ],
};
