import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";
import { go } from "../languages/go.ts";
import { rewritten } from "../languages/dialect.ts";

export const goMarshalMap: Hypothesis = {
  id: "go-marshal-map",
  title: "The receiver hashes re-serialised JSON (Go map)",
  formula: "SHA1(json.Marshal(map[string]any) + secret)",
  guesses: (probe) => hashedInstead(rewritten(probe.body, go({ sorted: true })), probe),
  why: "Go sorts the keys of maps, escapes `<`, `>` and `&`, and turns numbers into float64, so practically no notification comes out as it came in.",
  fix: keepRawBody,
};
