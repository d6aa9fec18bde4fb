import { Buffer } from "node:buffer";
import { useExactSecret } from "../fixes/secret.ts";
import { otherSecret, textOf } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const secretDecodedFromBase64: Hypothesis = {
  id: "secret-decoded-from-base64",
  title: "The receiver decodes the secret from base64",
  formula: "SHA1(body + unbase64(secret))",
  guesses: (probe) => otherSecret(Buffer.from(textOf(probe.secret), "base64"), probe),
  why: "Schemes such as Standard Webhooks encode their keys as base64; here the characters themselves are the secret.",
  fix: useExactSecret,
};
