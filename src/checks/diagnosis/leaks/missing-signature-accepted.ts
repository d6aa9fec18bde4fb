import { verifyAlways } from "../fixes/verify.ts";
import type { Leak } from "../leak.ts";

export const missingSignatureAccepted: Leak = {
  id: "missing-signature-accepted",
  title: "The receiver accepts a request without a signature",
  forgeries: () => [null],
  covers: ({ values }) => values.every((value) => value === ""),
  why: "The signature is verified only if there is one, so leaving it out is all it takes to forge a notification.",
  fix: verifyAlways,
};
