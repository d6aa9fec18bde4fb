import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";
import { python } from "../languages/python.ts";
import { rewritten } from "../languages/dialect.ts";

export const pythonJsonDumps: Hypothesis = {
  id: "python-json-dumps",
  title: "The receiver hashes re-serialised JSON (Python)",
  formula: "SHA1(json.dumps(json.loads(body)) + secret)",
  guesses: (probe) => hashedInstead(rewritten(probe.body, python()), probe),
  why: "Python writes a space after `,` and `:` and escapes every character that is not ASCII, so not even a plain body is the same again.",
  fix: keepRawBody,
};
