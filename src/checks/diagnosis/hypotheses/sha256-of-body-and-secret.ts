import { followScheme } from "../fixes/scheme.ts";
import { hash } from "../hash.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const sha256OfBodyAndSecret: Hypothesis = {
  id: "sha256-of-body-and-secret",
  title: "The receiver hashes with SHA256 in place of SHA1",
  formula: "SHA256(body + secret)",
  guesses: ({ body, secret }) => [{ signature: hash("sha256", body, secret).digest("hex") }],
  why: "Body and secret are in the right order, but the algorithm is another: a signature of 40 characters is a SHA1.",
  fix: followScheme,
};
