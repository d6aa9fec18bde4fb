import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead, textOf } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";
import { restringified } from "../languages/javascript.ts";

export const javascriptJsonStringifyIndentTab: Hypothesis = {
  id: "javascript-json-stringify-indent-tab",
  title: "The receiver hashes indented JSON (JavaScript, indent tab)",
  formula: 'SHA1(JSON.stringify(JSON.parse(body), null, "\\t") + secret)',
  guesses: (probe) => hashedInstead(restringified(textOf(probe.body), "\t"), probe),
  why: "A JSON parser ran first and the object was written again for people to read; the bytes are not those that were signed.",
  fix: keepRawBody,
};
