import { Buffer } from "node:buffer";
import { useExactSecret } from "../fixes/secret.ts";
import { otherSecret, textOf } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const secretDecodedFromHex: Hypothesis = {
  id: "secret-decoded-from-hex",
  title: "The receiver decodes the secret from hexadecimal",
  formula: "SHA1(body + unhex(secret))",
  guesses: (probe) =>
    /^([0-9a-f]{2})+$/i.test(textOf(probe.secret))
      ? otherSecret(Buffer.from(textOf(probe.secret), "hex"), probe)
      : [],
  why: "The secret looks like hexadecimal, but its characters are the secret, not the bytes they might stand for.",
  fix: useExactSecret,
};
