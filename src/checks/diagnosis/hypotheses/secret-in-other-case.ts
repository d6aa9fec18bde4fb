import { useExactSecret } from "../fixes/secret.ts";
import { otherSecret, textOf } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const secretInOtherCase: Hypothesis = {
  id: "secret-in-other-case",
  title: "The receiver changes the case of the secret",
  formula: "SHA1(body + lower(secret))",
  guesses: (probe) => {
    const secret = textOf(probe.secret);
    return [...otherSecret(secret.toLowerCase(), probe), ...otherSecret(secret.toUpperCase(), probe)];
  },
  why: "A configuration that normalises its values changes the secret.",
  fix: useExactSecret,
};
