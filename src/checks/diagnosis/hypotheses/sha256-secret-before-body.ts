import { followScheme } from "../fixes/scheme.ts";
import { hash } from "../hash.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const sha256SecretBeforeBody: Hypothesis = {
  id: "sha256-secret-before-body",
  title: "The receiver hashes secret and body with SHA256",
  formula: "SHA256(secret + body)",
  guesses: ({ body, secret }) => [{ signature: hash("sha256", secret, body).digest("hex") }],
  why: "Both the algorithm and the order are those of another platform.",
  fix: followScheme,
};
