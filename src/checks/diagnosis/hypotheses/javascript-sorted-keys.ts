import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead, textOf } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";
import { sortedRestringified } from "../languages/javascript.ts";

export const javascriptSortedKeys: Hypothesis = {
  id: "javascript-sorted-keys",
  title: "The receiver hashes re-serialised JSON with sorted keys (JavaScript)",
  formula: "SHA1(stringify(sortKeys(JSON.parse(body))) + secret)",
  guesses: (probe) => hashedInstead(sortedRestringified(textOf(probe.body)), probe),
  why: "A stable or canonical serialiser was used; the platform signs the bytes as they are, in its own order.",
  fix: keepRawBody,
};
