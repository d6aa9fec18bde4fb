import { verifyAlways } from "../fixes/verify.ts";
import type { Leak } from "../leak.ts";

export const textAfterSignatureAccepted: Leak = {
  id: "text-after-signature-accepted",
  title: "The receiver accepts text after the right signature",
  forgeries: ({ right }) => [`${right}00`, `${right}, forged`],
  covers: ({ values, right }) => values.join(", ").startsWith(right),
  why: "The header is searched for the right signature in place of being equal to it.",
  fix: verifyAlways,
};
