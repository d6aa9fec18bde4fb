import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const nullAsText: Hypothesis = {
  id: "null-as-text",
  title: "The receiver hashes a word for nothing",
  formula: 'SHA1("null" + secret)',
  guesses: (probe) =>
    ["null", "None", "nil", "<nil>", "false"].flatMap((word) =>
      hashedInstead(word, probe).map((guess) => ({ ...guess, variant: word })),
    ),
  why: "The variable with the raw body is empty, and joining it to text writes the word for nothing.",
  fix: keepRawBody,
};
