import { Buffer } from "node:buffer";

import type { RunEvent } from "../../src/run/events.ts";
import { sampleRun, sampleSecret } from "./sample-run.ts";

/** Text that tries to leave the place where it is shown, by what it is meant for. */
export const hostileTexts = {
  "terminal sequences":
    "\u001b[2J\u001b]0;owned\u0007\u001b]8;;http://evil.example\u0007link\u001b]52;c;AAAA\u0007\u009b31m\u007f\b\r\u0000",
  "invisible and bidirectional characters":
    "\u202etxt.exe\u2066\u200b\u200f\ufeff\u061c\u{e0041}\u2028\u2029\ud800",
  "workflow commands": "\n::error::injected\n::add-mask::a\r\n::stop-commands::x\n##vso[task.complete]",
  "elements of HTML": "</script><img src=x onerror=alert(1)><!--<style>*{}</style>--></pre></td></details>",
  "sections of XML": "]]>&<>\"' &amp; \ufffe\uffff <![CDATA[",
  Markdown: "| `code` ``` ![x](http://evil.example/x.png) [a](javascript:b) <b>@everyone #1",
  "words of a shell": "'; rm -rf / #$(id)`id`",
  "a formula": "=1+1",
  "a fence": "\n```\n# heading\n",
} as const;

/** The same run with every text that a receiver, a scenario or a journal controls replaced by the one given. */
export function runWith(text: string): readonly RunEvent[] {
  const delivery = {
    topic: text,
    answer: text,
    reason: text.replaceAll(/[\r\n]/g, " "),
    headers: [["X-Text", text.replaceAll(/[\r\n]/g, " ")] as const],
    body: JSON.stringify({ event: text, at: sampleSecret.length }),
    tampering: { headers: { "X-Other": text } },
  };
  const wrong = { expected: text, actual: text, hint: text };
  const events = sampleRun(
    [
      {
        id: "hostile",
        area: "values",
        title: text,
        section: "2.6",
        level: "must",
        rows: [
          { row: text, topic: text, status: "fail", ...wrong, delivery: { ...delivery, status: 500 } },
          {
            row: `${text} 2`,
            status: "warn",
            ...wrong,
            delivery: { ...delivery, status: 400, answer: Buffer.from([0xff, 0xfe]) },
          },
          { row: `${text} 3`, status: "blocked", blockedBy: text },
          {
            row: `${text} 4`,
            status: "fail",
            ...wrong,
            known: text,
            delivery: { ...delivery, status: null },
          },
          { row: `${text} 5`, status: "info", ...wrong, delivery },
          { row: `${text} 6`, known: text },
        ],
      },
    ],
    {
      findings: [
        {
          id: "cause",
          title: text,
          evidence: [text],
          difference: { offset: 1, sent: text, hashed: text },
          why: text,
          fix: text,
          cases: [{ check: "hostile", case: text }],
        },
      ],
      notes: [text],
    },
  );
  const step: RunEvent = {
    type: "step-ended",
    scenario: text,
    step: 1,
    title: text,
    status: "fail",
    expected: text,
    actual: text,
    at: { file: text, line: 1 },
    deliveries: [],
  };
  return [...events.slice(0, -1), step, ...events.slice(-1)];
}
