import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";
import { python } from "../languages/python.ts";
import { rewritten } from "../languages/dialect.ts";

export const pythonJsonDumpsSorted: Hypothesis = {
  id: "python-json-dumps-sorted",
  title: "The receiver hashes re-serialised JSON with sorted keys (Python)",
  formula: "SHA1(json.dumps(json.loads(body), sort_keys=True) + secret)",
  guesses: (probe) => hashedInstead(rewritten(probe.body, python({ sorted: true })), probe),
  why: "Sorted keys are a habit of other signature schemes; the platform signs the bytes in its own order.",
  fix: keepRawBody,
};
