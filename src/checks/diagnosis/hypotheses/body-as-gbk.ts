import { hashBytes } from "../fixes/text.ts";
import { hashedInstead, textOf } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";
import { gbkOf } from "../languages/gbk.ts";

export const bodyAsGbk: Hypothesis = {
  id: "body-as-gbk",
  title: "The receiver hashes the text as GBK",
  formula: "SHA1(gbk(text) + secret)",
  guesses: (probe) => hashedInstead(gbkOf(textOf(probe.body)), probe),
  why: "On servers with a Chinese locale the default character set is GBK, and `getBytes()` without an argument uses it.",
  fix: hashBytes,
};
