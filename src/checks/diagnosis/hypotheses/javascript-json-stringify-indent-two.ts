import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead, textOf } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";
import { restringified } from "../languages/javascript.ts";

export const javascriptJsonStringifyIndentTwo: Hypothesis = {
  id: "javascript-json-stringify-indent-two",
  title: "The receiver hashes indented JSON (JavaScript, indent 2)",
  formula: "SHA1(JSON.stringify(JSON.parse(body), null, 2) + secret)",
  guesses: (probe) => hashedInstead(restringified(textOf(probe.body), 2), probe),
  why: "A JSON parser ran first and the object was written again for people to read; the bytes are not those that were signed.",
  fix: keepRawBody,
};
