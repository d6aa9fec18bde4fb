import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";
import { rubyInspect } from "../languages/ruby.ts";
import { rewritten } from "../languages/dialect.ts";

export const rubyHashInspect: Hypothesis = {
  id: "ruby-hash-inspect",
  title: "The receiver hashes Ruby's notation of a Hash",
  formula: "SHA1(JSON.parse(body).to_s + secret)",
  guesses: (probe) => hashedInstead(rewritten(probe.body, rubyInspect), probe),
  why: '`to_s` of a parsed body gives `{"id"=>"…"}`: it is not JSON at all.',
  fix: keepRawBody,
};
