import { followScheme } from "../fixes/scheme.ts";
import { hash } from "../hash.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const secretAroundBody: Hypothesis = {
  id: "secret-around-body",
  title: "The receiver puts the secret on both sides of the body",
  formula: "SHA1(secret + body + secret)",
  guesses: ({ body, secret }) => [{ signature: hash("sha1", secret, body, secret).digest("hex") }],
  why: "Some platforms wrap the text to be signed in the secret; section 5 only appends it.",
  fix: followScheme,
};
