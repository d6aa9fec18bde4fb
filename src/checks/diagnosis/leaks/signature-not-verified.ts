import { verifyAlways } from "../fixes/verify.ts";
import type { Leak } from "../leak.ts";

export const signatureNotVerified: Leak = {
  id: "signature-not-verified",
  title: "The receiver does not verify the signature",
  forgeries: () => [null, "0".repeat(40), "forged"],
  covers: () => true,
  why: "Without a signature, with a wrong one and with one that is none at all: everything is acknowledged. Anyone who knows the URL can feed it notifications. As long as this is so, nothing can be said about the formula either: there is no refusal to learn from.",
  fix: verifyAlways,
};
