import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const emptyBody: Hypothesis = {
  id: "empty-body",
  title: "The receiver hashes an empty body",
  formula: 'SHA1("" + secret)',
  guesses: (probe) => hashedInstead("", probe),
  why: "The stream of the body was read before, by a parser or a logger, and a second read gives nothing.",
  fix: keepRawBody,
};
