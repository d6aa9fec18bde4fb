import { writeLowerHex } from "../fixes/digest-text.ts";
import { hash } from "../hash.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const digestInUpperCase: Hypothesis = {
  id: "digest-in-upper-case",
  title: "The receiver compares with upper-case hexadecimal",
  formula: "upper(hex(SHA1(body + secret)))",
  guesses: ({ body, secret }) => [{ signature: hash("sha1", body, secret).digest("hex").toUpperCase() }],
  why: "Some languages write hexadecimal in upper case by default, and the comparison heeds case.",
  fix: writeLowerHex,
};
