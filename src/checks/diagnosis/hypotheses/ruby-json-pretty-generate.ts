import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";
import { ruby } from "../languages/ruby.ts";
import { rewritten } from "../languages/dialect.ts";

export const rubyJsonPrettyGenerate: Hypothesis = {
  id: "ruby-json-pretty-generate",
  title: "The receiver hashes indented JSON (Ruby)",
  formula: "SHA1(JSON.pretty_generate(JSON.parse(body)) + secret)",
  guesses: (probe) => hashedInstead(rewritten(probe.body, ruby({ pretty: true })), probe),
  why: "The body was parsed and written again for people to read; the bytes are not those that were signed.",
  fix: keepRawBody,
};
