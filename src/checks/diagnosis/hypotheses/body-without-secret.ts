import { followScheme } from "../fixes/scheme.ts";
import { hash } from "../hash.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const bodyWithoutSecret: Hypothesis = {
  id: "body-without-secret",
  title: "The receiver hashes the body without the secret",
  formula: "SHA1(body)",
  guesses: ({ body }) => [{ signature: hash("sha1", body).digest("hex") }],
  why: "The secret is never appended. Whoever knows this can forge every notification.",
  fix: followScheme,
};
