import { useExactSecret } from "../fixes/secret.ts";
import { otherSecret, textOf } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const secretInQuotes: Hypothesis = {
  id: "secret-in-quotes",
  title: "The secret is wrapped in quotes",
  formula: "SHA1(body + '\"' + secret + '\"')",
  guesses: (probe) =>
    ['"', "'"].flatMap((quote) => otherSecret(`${quote}${textOf(probe.secret)}${quote}`, probe)),
  why: "Docker's `--env-file` and systemd keep quotes that a shell would remove.",
  fix: useExactSecret,
};
