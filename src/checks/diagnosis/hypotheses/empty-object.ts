import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const emptyObject: Hypothesis = {
  id: "empty-object",
  title: "The receiver hashes an empty object",
  formula: 'SHA1("{}" + secret)',
  guesses: (probe) => ["{}", "[]", "Array"].flatMap((text) => hashedInstead(text, probe)),
  why: "The body was not parsed, because the content type did not match or the form parser ran, and what is left of it is empty.",
  fix: keepRawBody,
};
