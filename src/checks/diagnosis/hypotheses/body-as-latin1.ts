import { Buffer } from "node:buffer";
import { hashBytes } from "../fixes/text.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const bodyAsLatin1: Hypothesis = {
  id: "body-as-latin1",
  title: "The receiver decodes the body as Latin-1",
  formula: "SHA1(utf8(latin1(body)) + secret)",
  guesses: (probe) => hashedInstead(Buffer.from(probe.body).toString("latin1"), probe),
  why: "Servlet containers and some frameworks decode bodies as ISO-8859-1 unless told otherwise; every byte of a Chinese character becomes a character of its own.",
  fix: hashBytes,
};
