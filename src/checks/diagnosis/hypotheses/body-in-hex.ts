import { Buffer } from "node:buffer";
import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const bodyInHex: Hypothesis = {
  id: "body-in-hex",
  title: "The receiver hashes the hexadecimal form of the body",
  formula: "SHA1(hex(body) + secret)",
  guesses: (probe) => hashedInstead(Buffer.from(probe.body).toString("hex"), probe),
  why: "The bytes were turned into hexadecimal text on their way to the hash.",
  fix: keepRawBody,
};
