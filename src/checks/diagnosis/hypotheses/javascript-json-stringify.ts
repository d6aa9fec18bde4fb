import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead, textOf } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";
import { restringified } from "../languages/javascript.ts";

export const javascriptJsonStringify: Hypothesis = {
  id: "javascript-json-stringify",
  title: "The receiver hashes re-serialised JSON (JavaScript)",
  formula: "SHA1(JSON.stringify(JSON.parse(body)) + secret)",
  guesses: (probe) => hashedInstead(restringified(textOf(probe.body)), probe),
  why: "A JSON parser ran first and the object was written again. `JSON.stringify` drops white space, writes `1.0` as `1`, rounds large integers, resolves escapes and moves integer-like keys, so only notifications that happen to be written the same way pass.",
  fix: keepRawBody,
};
