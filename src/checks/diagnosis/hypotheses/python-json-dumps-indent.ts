import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";
import { python } from "../languages/python.ts";
import { rewritten } from "../languages/dialect.ts";

export const pythonJsonDumpsIndent: Hypothesis = {
  id: "python-json-dumps-indent",
  title: "The receiver hashes indented JSON (Python)",
  formula: "SHA1(json.dumps(json.loads(body), indent=2) + secret)",
  guesses: (probe) => hashedInstead(rewritten(probe.body, python({ indent: 2 })), probe),
  why: "The body was parsed and written again for people to read; the bytes are not those that were signed.",
  fix: keepRawBody,
};
