import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead, textOf } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const bodyWithNewline: Hypothesis = {
  id: "body-with-newline",
  title: "The receiver adds a line break to the body",
  formula: 'SHA1(body + "\\n" + secret), or "\\r\\n"',
  guesses: (probe) => ["\n", "\r\n"].flatMap((end) => hashedInstead(textOf(probe.body) + end, probe)),
  why: "A reader that works by lines ends each of them, the last one too.",
  fix: keepRawBody,
};
