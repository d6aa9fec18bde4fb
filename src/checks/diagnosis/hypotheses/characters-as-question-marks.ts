import { Buffer } from "node:buffer";
import { hashBytes } from "../fixes/text.ts";
import { hashedInstead, textOf } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const charactersAsQuestionMarks: Hypothesis = {
  id: "characters-as-question-marks",
  title: "The receiver encodes the text as ASCII or Latin-1",
  formula: 'SHA1(latin1(text) + secret), other characters as "?"',
  guesses: (probe) =>
    ["ascii", "latin1"].flatMap((charset) => {
      const limit = charset === "ascii" ? 0x7f : 0xff;
      const text = Array.from(textOf(probe.body), (character) => unitOf(character, limit)).join("");
      return hashedInstead(Buffer.from(text, "latin1"), probe).map((guess) => ({
        ...guess,
        variant: charset,
      }));
    }),
  why: "Java's `getBytes` with ISO-8859-1 or a server's default character set puts a question mark for every character that it lacks, so only bodies with Chinese text or emoji fail.",
  fix: hashBytes,
};

const unitOf = (character: string, limit: number) =>
  (character.codePointAt(0) ?? 0) <= limit ? character : "?";
