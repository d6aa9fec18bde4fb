import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead, textOf } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const whiteSpaceRemoved: Hypothesis = {
  id: "white-space-removed",
  title: "The receiver removes white space from the body",
  formula: "SHA1(body without white space + secret)",
  guesses: (probe) => hashedInstead(textOf(probe.body).replace(/\s+/gu, ""), probe),
  why: 'The text was "cleaned" before hashing, in the values too; it fails as soon as the body has a space somewhere.',
  fix: keepRawBody,
};
