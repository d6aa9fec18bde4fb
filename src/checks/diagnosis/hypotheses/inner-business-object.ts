import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead, textOf } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";
import { innerObjects } from "../languages/inner-object.ts";

export const innerBusinessObject: Hypothesis = {
  id: "inner-business-object",
  title: "The receiver hashes only the business data",
  formula: "SHA1(JSON of the business data + secret)",
  guesses: (probe) => innerObjects(textOf(probe.body)).flatMap((inner) => hashedInstead(inner, probe)),
  why: "The envelope was taken off before the signature was checked; the platform signs the whole body.",
  fix: keepRawBody,
};
