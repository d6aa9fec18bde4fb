import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";
import { python } from "../languages/python.ts";
import { rewritten } from "../languages/dialect.ts";

export const pythonJsonDumpsSortedCompactUnicode: Hypothesis = {
  id: "python-json-dumps-sorted-compact-unicode",
  title: "The receiver hashes re-serialised compact JSON with sorted keys (Python, ensure_ascii=False)",
  formula:
    'SHA1(json.dumps(json.loads(body), sort_keys=True, separators=(",", ":"), ensure_ascii=False) + secret)',
  guesses: (probe) =>
    hashedInstead(rewritten(probe.body, python({ sorted: true, compact: true, ascii: false })), probe),
  why: "Sorted keys are a habit of other signature schemes; the platform signs the bytes in its own order.",
  fix: keepRawBody,
};
