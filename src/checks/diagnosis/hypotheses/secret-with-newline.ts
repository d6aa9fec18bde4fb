import { Buffer } from "node:buffer";
import { useExactSecret } from "../fixes/secret.ts";
import { otherSecret } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const secretWithNewline: Hypothesis = {
  id: "secret-with-newline",
  title: "The secret ends in a line break",
  formula: 'SHA1(body + secret + "\\n")',
  guesses: (probe) => otherSecret(Buffer.concat([probe.secret, Buffer.from("\n")]), probe),
  why: "A secret read from a file or written by `echo` keeps its final line break.",
  fix: useExactSecret,
};
