import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";
import { ruby } from "../languages/ruby.ts";
import { rewritten } from "../languages/dialect.ts";

export const railsToJson: Hypothesis = {
  id: "rails-to-json",
  title: "The receiver hashes re-serialised JSON (Rails)",
  formula: "SHA1(params.to_json + secret)",
  guesses: (probe) => hashedInstead(rewritten(probe.body, ruby({ html: true })), probe),
  why: "ActiveSupport escapes `<`, `>`, `&` and the line separators on top of what Ruby does, so notifications with HTML fail.",
  fix: keepRawBody,
};
