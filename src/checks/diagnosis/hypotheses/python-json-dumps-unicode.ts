import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";
import { python } from "../languages/python.ts";
import { rewritten } from "../languages/dialect.ts";

export const pythonJsonDumpsUnicode: Hypothesis = {
  id: "python-json-dumps-unicode",
  title: "The receiver hashes re-serialised JSON (Python, ensure_ascii=False)",
  formula: "SHA1(json.dumps(json.loads(body), ensure_ascii=False) + secret)",
  guesses: (probe) => hashedInstead(rewritten(probe.body, python({ ascii: false })), probe),
  why: "Python writes a space after `,` and `:`; the platform's bytes have none.",
  fix: keepRawBody,
};
