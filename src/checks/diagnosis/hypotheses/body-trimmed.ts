import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead, textOf } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const bodyTrimmed: Hypothesis = {
  id: "body-trimmed",
  title: "The receiver trims the body",
  formula: "SHA1(trim(body) + secret)",
  guesses: (probe) => hashedInstead(textOf(probe.body).trim(), probe),
  why: "White space at the ends of the body was signed too. It fails only for bodies that end in a line break.",
  fix: keepRawBody,
};
