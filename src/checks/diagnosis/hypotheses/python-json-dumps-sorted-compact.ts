import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";
import { python } from "../languages/python.ts";
import { rewritten } from "../languages/dialect.ts";

export const pythonJsonDumpsSortedCompact: Hypothesis = {
  id: "python-json-dumps-sorted-compact",
  title: "The receiver hashes re-serialised compact JSON with sorted keys (Python)",
  formula: 'SHA1(json.dumps(json.loads(body), sort_keys=True, separators=(",", ":")) + secret)',
  guesses: (probe) => hashedInstead(rewritten(probe.body, python({ sorted: true, compact: true })), probe),
  why: "Sorted keys are a habit of other signature schemes; the platform signs the bytes in its own order.",
  fix: keepRawBody,
};
