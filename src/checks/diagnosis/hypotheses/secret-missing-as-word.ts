import { useExactSecret } from "../fixes/secret.ts";
import { otherSecret } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const secretMissingAsWord: Hypothesis = {
  id: "secret-missing-as-word",
  title: "The secret is not set, and its absence is hashed as a word",
  formula: 'SHA1(body + "undefined")',
  guesses: (probe) =>
    ["undefined", "null", "None", "nil", "<nil>", "NaN", "false", "[secret]"].flatMap((word) =>
      otherSecret(word, probe).map((guess) => ({ ...guess, variant: word })),
    ),
  why: "The configuration gives no secret, and joining it to text writes the word for nothing: `undefined` in JavaScript, `None` in Python, `null` in Java. Whoever guesses it can forge every notification.",
  fix: useExactSecret,
};
