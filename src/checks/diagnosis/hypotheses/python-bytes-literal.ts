import { hashBytes } from "../fixes/text.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";
import { bytesLiteral } from "../languages/python.ts";

export const pythonBytesLiteral: Hypothesis = {
  id: "python-bytes-literal",
  title: "The receiver hashes Python's notation of bytes",
  formula: "SHA1(str(body) + secret)",
  guesses: (probe) => hashedInstead(bytesLiteral(probe.body), probe),
  why: "`str(request.body)` of bytes gives `b'...'` with escapes, not the text.",
  fix: hashBytes,
};
