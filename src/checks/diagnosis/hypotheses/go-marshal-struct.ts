import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";
import { go } from "../languages/go.ts";
import { rewritten } from "../languages/dialect.ts";

export const goMarshalStruct: Hypothesis = {
  id: "go-marshal-struct",
  title: "The receiver hashes re-serialised JSON (Go struct)",
  formula: "SHA1(json.Marshal(struct) + secret)",
  guesses: (probe) => hashedInstead(rewritten(probe.body, go({ exact: true })), probe),
  why: "A struct with the fields in the platform's order comes close, but Go escapes `<`, `>` and `&` and drops white space, so notifications with HTML fail.",
  fix: keepRawBody,
};
