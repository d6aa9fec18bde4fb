import { Buffer } from "node:buffer";
import { hashBytes } from "../fixes/text.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const bodyAsSevenBit: Hypothesis = {
  id: "body-as-seven-bit",
  title: "The receiver decodes the body as seven-bit text",
  formula: 'SHA1(utf8(body.toString("ascii")) + secret)',
  guesses: (probe) => hashedInstead(Buffer.from(probe.body).toString("ascii"), probe),
  why: "In Node `toString('ascii')` clears the eighth bit of every byte, so only bodies with Chinese text or emoji fail.",
  fix: hashBytes,
};
