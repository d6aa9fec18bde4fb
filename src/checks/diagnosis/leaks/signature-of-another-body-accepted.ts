import { verifyAlways } from "../fixes/verify.ts";
import type { Leak } from "../leak.ts";

export const signatureOfAnotherBodyAccepted: Leak = {
  id: "signature-of-another-body-accepted",
  title: "The receiver accepts the signature of another body",
  forgeries: ({ stolen }) => [stolen],
  covers: ({ values }) => values.some((value) => /^[0-9a-f]{40}$/.test(value)),
  why: "A signature that was right once is accepted again with another body, so one notification that somebody saw is enough to forge the next.",
  fix: verifyAlways,
};
