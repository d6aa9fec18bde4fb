import { verifyAlways } from "../fixes/verify.ts";
import type { Leak } from "../leak.ts";

export const onlyLengthOfSignatureVerified: Leak = {
  id: "only-length-of-signature-verified",
  title: "The receiver verifies only the length of the signature",
  forgeries: () => ["0".repeat(40), "f".repeat(40)],
  covers: ({ values }) => values.some(({ length }) => length === 40),
  why: "Any 40 characters pass. Often the comparison of lengths that should come before the comparison in constant time is all that is left of it.",
  fix: verifyAlways,
};
