import { useExactSecret } from "../fixes/secret.ts";
import { otherSecret, textOf } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const secretPrefixStripped: Hypothesis = {
  id: "secret-prefix-stripped",
  title: "The receiver strips a prefix off the secret",
  formula: 'SHA1(body + secret without "whsec_")',
  guesses: (probe) => otherSecret(/^(?:v1,)?[a-z]{2,8}[_-](.+)$/su.exec(textOf(probe.secret))?.[1], probe),
  why: "Libraries of other platforms cut `whsec_` and the like off before use; here the whole text is the secret.",
  fix: useExactSecret,
};
