import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";
import { jackson } from "../languages/jackson.ts";
import { rewritten } from "../languages/dialect.ts";

export const javaJacksonTree: Hypothesis = {
  id: "java-jackson-tree",
  title: "The receiver hashes re-serialised JSON (Jackson)",
  formula: "SHA1(mapper.writeValueAsString(mapper.readTree(body)) + secret)",
  guesses: (probe) => hashedInstead(rewritten(probe.body, jackson), probe),
  why: "Jackson writes compact JSON with its own escapes and number forms, so only bodies that happen to be written so pass.",
  fix: keepRawBody,
};
