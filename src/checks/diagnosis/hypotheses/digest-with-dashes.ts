import { writeLowerHex } from "../fixes/digest-text.ts";
import { hash } from "../hash.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const digestWithDashes: Hypothesis = {
  id: "digest-with-dashes",
  title: "The receiver compares with dashed upper-case hexadecimal",
  formula: "BitConverter.ToString(SHA1(body + secret))",
  guesses: ({ body, secret }) => [
    {
      signature: hash("sha1", body, secret)
        .digest("hex")
        .toUpperCase()
        .replace(/(..)(?=.)/g, "$1-"),
    },
  ],
  why: "In .NET `BitConverter.ToString` writes upper case with a dash between the bytes.",
  fix: writeLowerHex,
};
