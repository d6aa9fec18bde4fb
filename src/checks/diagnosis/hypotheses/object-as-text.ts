import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const objectAsText: Hypothesis = {
  id: "object-as-text",
  title: "The receiver hashes an object turned into text",
  formula: 'SHA1("[object Object]" + secret)',
  guesses: (probe) => hashedInstead("[object Object]", probe),
  why: "A JSON parser ran before, so the body is an object, and joining it to text gives the same 15 characters for every notification.",
  fix: keepRawBody,
};
