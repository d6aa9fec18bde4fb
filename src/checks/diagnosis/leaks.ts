import type { Leak } from "./leak.ts";
import { beginningOfSignatureAccepted } from "./leaks/beginning-of-signature-accepted.ts";
import { emptySecretAccepted } from "./leaks/empty-secret-accepted.ts";
import { emptySignatureAccepted } from "./leaks/empty-signature-accepted.ts";
import { missingSignatureAccepted } from "./leaks/missing-signature-accepted.ts";
import { onlyFirstCharactersCompared } from "./leaks/only-first-characters-compared.ts";
import { onlyLengthOfSignatureVerified } from "./leaks/only-length-of-signature-verified.ts";
import { signatureNotVerified } from "./leaks/signature-not-verified.ts";
import { signatureOfAnotherBodyAccepted } from "./leaks/signature-of-another-body-accepted.ts";
import { textAfterSignatureAccepted } from "./leaks/text-after-signature-accepted.ts";
import { textAroundSignatureAccepted } from "./leaks/text-around-signature-accepted.ts";

/** The ways in for forged requests, from the widest to the narrowest. */
export const leaks: readonly Leak[] = [
  signatureNotVerified,
  onlyLengthOfSignatureVerified,
  missingSignatureAccepted,
  emptySignatureAccepted,
  beginningOfSignatureAccepted,
  onlyFirstCharactersCompared,
  textAfterSignatureAccepted,
  textAroundSignatureAccepted,
  emptySecretAccepted,
  signatureOfAnotherBodyAccepted,
];
