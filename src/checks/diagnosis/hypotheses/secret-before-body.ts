import { followScheme } from "../fixes/scheme.ts";
import { hash } from "../hash.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const secretBeforeBody: Hypothesis = {
  id: "secret-before-body",
  title: "The receiver puts the secret before the body",
  formula: "SHA1(secret + body)",
  guesses: ({ body, secret }) => [{ signature: hash("sha1", secret, body).digest("hex") }],
  why: "Section 5 builds the string as the body followed directly by the secret; the other order gives another hash for every notification.",
  fix: followScheme,
};
