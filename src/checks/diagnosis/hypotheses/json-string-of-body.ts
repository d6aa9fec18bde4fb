import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead, textOf } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const jsonStringOfBody: Hypothesis = {
  id: "json-string-of-body",
  title: "The receiver hashes the body as a JSON string",
  formula: "SHA1(JSON.stringify(text of body) + secret)",
  guesses: (probe) => hashedInstead(JSON.stringify(textOf(probe.body)), probe),
  why: "The raw text went through `JSON.stringify` once more, which wraps it in quotes and escapes the ones inside.",
  fix: keepRawBody,
};
