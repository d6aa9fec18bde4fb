import { Buffer } from "node:buffer";
import { hashBytes } from "../fixes/text.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const bodyAsAscii: Hypothesis = {
  id: "body-as-ascii",
  title: "The receiver decodes the body as ASCII",
  formula: 'SHA1(ascii(body) + secret), other bytes as "?"',
  guesses: (probe) =>
    hashedInstead(Buffer.from(probe.body.map((byte) => (byte < 0x80 ? byte : 0x3f))), probe),
  why: ".NET's `Encoding.ASCII` and its like put a question mark for every byte beyond 127, so only bodies with Chinese text or emoji fail.",
  fix: hashBytes,
};
