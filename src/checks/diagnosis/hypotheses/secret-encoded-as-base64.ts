import { Buffer } from "node:buffer";
import { useExactSecret } from "../fixes/secret.ts";
import { otherSecret } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const secretEncodedAsBase64: Hypothesis = {
  id: "secret-encoded-as-base64",
  title: "The receiver uses the base64 of the secret",
  formula: "SHA1(body + base64(secret))",
  guesses: (probe) => otherSecret(Buffer.from(probe.secret).toString("base64"), probe),
  why: "A secret copied from a Kubernetes manifest is still base64.",
  fix: useExactSecret,
};
