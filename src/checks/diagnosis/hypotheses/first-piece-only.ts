import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const firstPieceOnly: Hypothesis = {
  id: "first-piece-only",
  title: "The receiver hashes only the first piece of the body",
  formula: "SHA1(first piece + secret)",
  guesses: (probe) => (probe.pieces.length > 1 ? hashedInstead(probe.pieces[0], probe) : []),
  piecewise: true,
  why: "A single read does not always give the whole body; what comes later is missing. It shows only with larger bodies or slow networks.",
  fix: keepRawBody,
};
