import { followScheme } from "../fixes/scheme.ts";
import { hashedInstead, textOf } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";
import { sortedPairs } from "../languages/javascript.ts";

export const sortedQueryString: Hypothesis = {
  id: "sorted-query-string",
  title: "The receiver hashes sorted key=value pairs",
  formula: "SHA1(key1=value1&key2=value2… + secret)",
  guesses: (probe) =>
    sortedPairs(textOf(probe.body)).flatMap((text) => [
      ...hashedInstead(text, probe),
      ...hashedInstead(`${text}&key=`, probe),
    ]),
  why: "Payment platforms sign sorted parameters; this platform signs the bytes of the body.",
  fix: followScheme,
};
