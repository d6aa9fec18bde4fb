import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead, textOf } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";
import { rewritten } from "../languages/dialect.ts";
import { go } from "../languages/go.ts";
import { minified } from "../languages/minified.ts";

export const goMarshalStruct: Hypothesis = {
  id: "go-marshal-struct",
  title: "The receiver hashes re-serialised JSON (Go struct)",
  formula: "SHA1(json.Marshal(struct) + secret)",
  guesses: (probe) =>
    [rewritten(probe.body, go({ exact: true })), htmlEscaped(minified(textOf(probe.body)))].flatMap((text) =>
      hashedInstead(text, probe),
    ),
  why: "A struct with the fields in the platform's order comes close, but Go escapes `<`, `>` and `&`, drops white space and fields that the struct lacks, so notifications with HTML or something new fail.",
  fix: keepRawBody,
};

/** What becomes of a json.RawMessage: its spelling stays, but for these characters. */
const htmlEscaped = (text: string) =>
  text.replace(/[<>&\u2028\u2029]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
