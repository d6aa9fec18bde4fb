import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";
import { python } from "../languages/python.ts";
import { rewritten } from "../languages/dialect.ts";

export const pythonJsonDumpsCompact: Hypothesis = {
  id: "python-json-dumps-compact",
  title: "The receiver hashes re-serialised compact JSON (Python)",
  formula: 'SHA1(json.dumps(json.loads(body), separators=(",", ":")) + secret)',
  guesses: (probe) => hashedInstead(rewritten(probe.body, python({ compact: true })), probe),
  why: "The separators were adapted, but Python still escapes every character that is not ASCII, so only plain bodies pass.",
  fix: keepRawBody,
};
