import { Buffer } from "node:buffer";
import { hashBytes } from "../fixes/text.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const nonAsciiDropped: Hypothesis = {
  id: "non-ascii-dropped",
  title: "The receiver drops characters that are not ASCII",
  formula: "SHA1(text without other characters + secret)",
  guesses: (probe) => hashedInstead(Buffer.from(probe.body.filter((byte) => byte < 0x80)), probe),
  why: "`encode('ascii', 'ignore')` and filters of \"strange\" characters remove Chinese text from what is hashed.",
  fix: hashBytes,
};
