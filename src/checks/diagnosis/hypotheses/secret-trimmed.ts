import { useExactSecret } from "../fixes/secret.ts";
import { otherSecret, textOf } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const secretTrimmed: Hypothesis = {
  id: "secret-trimmed",
  title: "The receiver trims the secret",
  formula: "SHA1(body + trim(secret))",
  guesses: (probe) => otherSecret(textOf(probe.secret).trim(), probe),
  why: "The secret begins or ends with white space, which belongs to it, and the configuration trims it.",
  fix: useExactSecret,
};
