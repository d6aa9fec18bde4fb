import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";
import { ruby } from "../languages/ruby.ts";
import { rewritten } from "../languages/dialect.ts";

export const rubyToJson: Hypothesis = {
  id: "ruby-to-json",
  title: "The receiver hashes re-serialised JSON (Ruby)",
  formula: "SHA1(JSON.parse(body).to_json + secret)",
  guesses: (probe) => hashedInstead(rewritten(probe.body, ruby()), probe),
  why: "Ruby writes compact JSON with its own escapes and number forms, so only bodies that happen to be written so pass.",
  fix: keepRawBody,
};
