import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const undefinedAsText: Hypothesis = {
  id: "undefined-as-text",
  title: "The receiver hashes the word undefined",
  formula: 'SHA1("undefined" + secret)',
  guesses: (probe) => hashedInstead("undefined", probe),
  why: "The variable with the raw body is never filled, for example because `rawBody` exists only where a middleware keeps it.",
  fix: keepRawBody,
};
