import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";
import { pythonLiteral } from "../languages/python.ts";
import { rewritten } from "../languages/dialect.ts";

export const pythonDictLiteral: Hypothesis = {
  id: "python-dict-literal",
  title: "The receiver hashes Python's notation of a dict",
  formula: "SHA1(str(json.loads(body)) + secret)",
  guesses: (probe) => hashedInstead(rewritten(probe.body, pythonLiteral), probe),
  why: "`str()` of a parsed body gives `{'id': '…', …}` with single quotes and `None`: it is not JSON at all.",
  fix: keepRawBody,
};
