import { hashBytes } from "../fixes/text.ts";
import { hashedInstead, textOf } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const charactersCountedAsBytes: Hypothesis = {
  id: "characters-counted-as-bytes",
  title: "The receiver hashes as many bytes as the body has characters",
  formula: "SHA1(first n bytes of body + secret), n the number of characters",
  guesses: (probe) => hashedInstead(probe.body.subarray(0, textOf(probe.body).length), probe),
  why: "The length of the text was taken for the length of the bytes, so bodies with Chinese text lose their end.",
  fix: hashBytes,
};
