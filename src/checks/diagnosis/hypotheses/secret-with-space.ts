import { Buffer } from "node:buffer";
import { useExactSecret } from "../fixes/secret.ts";
import { otherSecret } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const secretWithSpace: Hypothesis = {
  id: "secret-with-space",
  title: "The secret has a space at its end or start",
  formula: 'SHA1(body + secret + " ")',
  guesses: (probe) => [
    ...otherSecret(Buffer.concat([probe.secret, Buffer.from(" ")]), probe),
    ...otherSecret(Buffer.concat([Buffer.from(" "), probe.secret]), probe),
  ],
  why: "The secret was pasted with a space beside it.",
  fix: useExactSecret,
};
