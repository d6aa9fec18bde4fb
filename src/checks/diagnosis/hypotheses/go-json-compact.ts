import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead, textOf } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";
import { minified } from "../languages/minified.ts";

export const goJsonCompact: Hypothesis = {
  id: "go-json-compact",
  title: "The receiver hashes minified JSON",
  formula: "SHA1(json.Compact(body) + secret)",
  guesses: (probe) => hashedInstead(minified(textOf(probe.body)), probe),
  why: "White space between the tokens was removed before hashing, so only bodies without any pass.",
  fix: keepRawBody,
};
