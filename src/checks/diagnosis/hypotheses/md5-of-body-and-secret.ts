import { followScheme } from "../fixes/scheme.ts";
import { hash } from "../hash.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const md5OfBodyAndSecret: Hypothesis = {
  id: "md5-of-body-and-secret",
  title: "The receiver hashes with MD5 in place of SHA1",
  formula: "MD5(body + secret)",
  guesses: ({ body, secret }) => [{ signature: hash("md5", body, secret).digest("hex") }],
  why: "Body and secret are in the right order, but the algorithm is another: a signature of 40 characters is a SHA1.",
  fix: followScheme,
};
