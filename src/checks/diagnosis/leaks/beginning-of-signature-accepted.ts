import { verifyAlways } from "../fixes/verify.ts";
import type { Leak } from "../leak.ts";

export const beginningOfSignatureAccepted: Leak = {
  id: "beginning-of-signature-accepted",
  title: "The receiver accepts the beginning of the right signature",
  forgeries: ({ right }) => [right.slice(0, 8), right.slice(0, 39)],
  covers: ({ values, right }) => values.some((value) => right.startsWith(value)),
  why: "The two are compared over the length of what was sent (`startsWith`), so a few characters, guessed one after another, open the door.",
  fix: verifyAlways,
};
