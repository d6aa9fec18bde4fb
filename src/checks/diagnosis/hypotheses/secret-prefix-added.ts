import { useExactSecret } from "../fixes/secret.ts";
import { otherSecret, textOf } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const secretPrefixAdded: Hypothesis = {
  id: "secret-prefix-added",
  title: "The receiver puts a prefix before the secret",
  formula: 'SHA1(body + "whsec_" + secret)',
  guesses: (probe) =>
    ["whsec_", "v1,whsec_", "sk_", "secret="].flatMap((prefix) =>
      otherSecret(prefix + textOf(probe.secret), probe),
    ),
  why: "The configuration carries a prefix of another platform, or the whole line of a `.env` file.",
  fix: useExactSecret,
};
