import { Buffer } from "node:buffer";
import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const bufferAsJson: Hypothesis = {
  id: "buffer-as-json",
  title: "The receiver hashes the JSON of a Buffer",
  formula: "SHA1(JSON.stringify(buffer) + secret)",
  guesses: (probe) => hashedInstead(JSON.stringify(Buffer.from(probe.body)), probe),
  why: 'The raw body was kept as a Buffer, and `JSON.stringify` of a Buffer gives `{"type":"Buffer","data":[…]}`.',
  fix: keepRawBody,
};
