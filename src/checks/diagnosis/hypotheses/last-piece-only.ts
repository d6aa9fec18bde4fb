import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const lastPieceOnly: Hypothesis = {
  id: "last-piece-only",
  title: "The receiver hashes only the last piece of the body",
  formula: "SHA1(last piece + secret)",
  guesses: (probe) => (probe.pieces.length > 1 ? hashedInstead(probe.pieces.at(-1), probe) : []),
  piecewise: true,
  why: "Each piece replaces the one before it (`body = chunk`). It shows only with larger bodies or slow networks.",
  fix: keepRawBody,
};
