import { writeLowerHex } from "../fixes/digest-text.ts";
import { hash } from "../hash.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const digestInBase64url: Hypothesis = {
  id: "digest-in-base64url",
  title: "The receiver compares with URL-safe base64",
  formula: "base64url(SHA1(body + secret))",
  guesses: ({ body, secret }) => [{ signature: hash("sha1", body, secret).digest("base64url") }],
  why: "The digest is right, but written as URL-safe base64 without padding.",
  fix: writeLowerHex,
};
