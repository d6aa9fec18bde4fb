import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";
import { go } from "../languages/go.ts";
import { rewritten } from "../languages/dialect.ts";

export const goEncoderWithoutHtmlEscape: Hypothesis = {
  id: "go-encoder-without-html-escape",
  title: "The receiver hashes what Go's Encoder writes",
  formula: "SHA1(Encoder with SetEscapeHTML(false), with its final line break, + secret)",
  guesses: (probe) =>
    hashedInstead(rewritten(probe.body, go({ sorted: true, html: false, end: "\n" })), probe),
  why: "`json.Encoder` ends its output in a line break, and maps are written with sorted keys.",
  fix: keepRawBody,
};
