import { useExactSecret } from "../fixes/secret.ts";
import { otherSecret, textOf } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const enterpriseTokenAsSecret: Hypothesis = {
  id: "enterprise-token-as-secret",
  title: "The receiver uses the enterprise token as the secret",
  formula: "SHA1(body + enterprise_token)",
  guesses: (probe) => otherSecret(/"enterprise_token"\s*:\s*"([^"]*)"/.exec(textOf(probe.body))?.[1], probe),
  why: "The enterprise token travels in every body and is no credential (section 5): whoever sees one notification could forge the next.",
  fix: useExactSecret,
};
