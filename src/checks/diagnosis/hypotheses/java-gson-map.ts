import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";
import { gson } from "../languages/gson.ts";
import { rewritten } from "../languages/dialect.ts";

export const javaGsonMap: Hypothesis = {
  id: "java-gson-map",
  title: "The receiver hashes re-serialised JSON (Gson map)",
  formula: "SHA1(new Gson().toJson(new Gson().fromJson(body, Map.class)) + secret)",
  guesses: (probe) => hashedInstead(rewritten(probe.body, gson({ doubles: true })), probe),
  why: "Gson reads numbers of a `Map` as double and writes `created_at` as `1.7E9`, so practically no notification comes out as it came in.",
  fix: keepRawBody,
};
