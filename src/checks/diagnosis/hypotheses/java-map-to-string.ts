import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";
import { javaMapText } from "../languages/java-map-text.ts";
import { rewritten } from "../languages/dialect.ts";

export const javaMapToString: Hypothesis = {
  id: "java-map-to-string",
  title: "The receiver hashes Java's notation of a Map",
  formula: "SHA1(map.toString() + secret)",
  guesses: (probe) => hashedInstead(rewritten(probe.body, javaMapText), probe),
  why: "`toString()` of a parsed body gives `{id=…, event=…}`: it is not JSON at all.",
  fix: keepRawBody,
};
