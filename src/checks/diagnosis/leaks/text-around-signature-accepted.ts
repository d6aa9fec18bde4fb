import { verifyAlways } from "../fixes/verify.ts";
import type { Leak } from "../leak.ts";

export const textAroundSignatureAccepted: Leak = {
  id: "text-around-signature-accepted",
  title: "The receiver accepts text around the right signature",
  forgeries: ({ right }) => [`00${right}`, `forged, ${right}`],
  covers: ({ values, right }) => values.join(", ").includes(right),
  why: "The header is searched for the right signature in place of being equal to it, or one right value among several is enough.",
  fix: verifyAlways,
};
