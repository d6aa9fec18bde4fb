import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";
import { python } from "../languages/python.ts";
import { rewritten } from "../languages/dialect.ts";

export const pythonJsonDumpsCompactUnicode: Hypothesis = {
  id: "python-json-dumps-compact-unicode",
  title: "The receiver hashes re-serialised compact JSON (Python, ensure_ascii=False)",
  formula: 'SHA1(json.dumps(json.loads(body), separators=(",", ":"), ensure_ascii=False) + secret)',
  guesses: (probe) => hashedInstead(rewritten(probe.body, python({ compact: true, ascii: false })), probe),
  why: "Separators and characters were adapted to what the platform usually sends; other white space, escapes or number forms still break it.",
  fix: keepRawBody,
};
