import { Buffer } from "node:buffer";
import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const bodyInBase64: Hypothesis = {
  id: "body-in-base64",
  title: "The receiver hashes the base64 of the body",
  formula: "SHA1(base64(body) + secret)",
  guesses: (probe) => hashedInstead(Buffer.from(probe.body).toString("base64"), probe),
  why: "Serverless gateways hand over the body as base64 (`isBase64Encoded`), to be decoded first.",
  fix: keepRawBody,
};
