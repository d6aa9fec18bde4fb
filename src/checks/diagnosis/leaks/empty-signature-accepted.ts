import { verifyAlways } from "../fixes/verify.ts";
import type { Leak } from "../leak.ts";

export const emptySignatureAccepted: Leak = {
  id: "empty-signature-accepted",
  title: "The receiver accepts an empty signature",
  forgeries: () => [""],
  covers: ({ values }) => values.every((value) => value === ""),
  why: "An empty header counts as no header, and no header as no need to verify.",
  fix: verifyAlways,
};
