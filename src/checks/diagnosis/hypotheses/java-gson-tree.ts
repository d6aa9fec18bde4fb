import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";
import { gson } from "../languages/gson.ts";
import { rewritten } from "../languages/dialect.ts";

export const javaGsonTree: Hypothesis = {
  id: "java-gson-tree",
  title: "The receiver hashes re-serialised JSON (Gson)",
  formula: "SHA1(new Gson().toJson(JsonParser.parse(body)) + secret)",
  guesses: (probe) => hashedInstead(rewritten(probe.body, gson()), probe),
  why: "Gson escapes `<`, `>`, `&`, `=` and the apostrophe unless told otherwise, so notifications with HTML or URLs with a query fail.",
  fix: keepRawBody,
};
