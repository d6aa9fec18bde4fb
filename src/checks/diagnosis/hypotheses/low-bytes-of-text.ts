import { Buffer } from "node:buffer";
import { hashBytes } from "../fixes/text.ts";
import { hashedInstead, textOf } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const lowBytesOfText: Hypothesis = {
  id: "low-bytes-of-text",
  title: "The receiver hashes the low byte of each character",
  formula: 'SHA1(Buffer.from(text, "latin1") + secret)',
  guesses: (probe) => hashedInstead(Buffer.from(textOf(probe.body), "latin1"), probe),
  why: "In Node `hash.update(text, 'latin1')` or `'binary'` keeps only the low byte of each UTF-16 unit.",
  fix: hashBytes,
};
