import { writeLowerHex } from "../fixes/digest-text.ts";
import { hash } from "../hash.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const digestInBase64: Hypothesis = {
  id: "digest-in-base64",
  title: "The receiver compares with base64",
  formula: "base64(SHA1(body + secret))",
  guesses: ({ body, secret }) => [{ signature: hash("sha1", body, secret).digest("base64") }],
  why: "The digest is right, but written as base64; the sample header of section 5 is 40 hexadecimal characters.",
  fix: writeLowerHex,
};
