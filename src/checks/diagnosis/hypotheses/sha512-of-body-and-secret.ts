import { followScheme } from "../fixes/scheme.ts";
import { hash } from "../hash.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const sha512OfBodyAndSecret: Hypothesis = {
  id: "sha512-of-body-and-secret",
  title: "The receiver hashes with SHA512 in place of SHA1",
  formula: "SHA512(body + secret)",
  guesses: ({ body, secret }) => [{ signature: hash("sha512", body, secret).digest("hex") }],
  why: "Body and secret are in the right order, but the algorithm is another: a signature of 40 characters is a SHA1.",
  fix: followScheme,
};
