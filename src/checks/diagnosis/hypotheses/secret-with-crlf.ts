import { Buffer } from "node:buffer";
import { useExactSecret } from "../fixes/secret.ts";
import { otherSecret } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const secretWithCrlf: Hypothesis = {
  id: "secret-with-crlf",
  title: "The secret ends in a Windows line break",
  formula: 'SHA1(body + secret + "\\r\\n")',
  guesses: (probe) => otherSecret(Buffer.concat([probe.secret, Buffer.from("\r\n")]), probe),
  why: "A secret read from a file with Windows line ends keeps them.",
  fix: useExactSecret,
};
