import { followScheme } from "../fixes/scheme.ts";
import { hash } from "../hash.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const md5SecretBeforeBody: Hypothesis = {
  id: "md5-secret-before-body",
  title: "The receiver hashes secret and body with MD5",
  formula: "MD5(secret + body)",
  guesses: ({ body, secret }) => [{ signature: hash("md5", secret, body).digest("hex") }],
  why: "Both the algorithm and the order are those of another platform.",
  fix: followScheme,
};
