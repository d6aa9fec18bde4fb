import { Buffer } from "node:buffer";
import { useExactSecret } from "../fixes/secret.ts";
import { otherSecret } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const secretEncodedAsHex: Hypothesis = {
  id: "secret-encoded-as-hex",
  title: "The receiver uses the hexadecimal form of the secret",
  formula: "SHA1(body + hex(secret))",
  guesses: (probe) => otherSecret(Buffer.from(probe.secret).toString("hex"), probe),
  why: "A library that takes keys in hexadecimal was fed the encoded secret.",
  fix: useExactSecret,
};
