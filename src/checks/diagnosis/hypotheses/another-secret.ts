import { useExactSecret } from "../fixes/secret.ts";
import { hash } from "../hash.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const anotherSecret: Hypothesis = {
  id: "another-secret",
  title: "The receiver uses another of your secrets",
  formula: "SHA1(body + other secret)",
  guesses: ({ body, otherSecrets }) =>
    otherSecrets.map((secret, index) => ({
      signature: hash("sha1", body, secret).digest("hex"),
      variant: `--also-secret number ${index + 1}`,
    })),
  why: "Test and live, old and new, one application's and another's: the receiver runs with a secret that belongs elsewhere, often because a deployment still holds the old environment.",
  fix: useExactSecret,
};
