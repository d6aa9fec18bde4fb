import type { Broken } from "../receiver.ts";
import { embedded } from "../receiver.ts";

/** Mistakes in the signature, over the embedded receiver. */
export const brokenSignature: readonly Broken[] = [
  embedded("hashes-restringified", {
    thorough: true,
    found: [
      "every-style-acknowledged",
      "changed-body-not-acknowledged",
      "int64-value-acknowledged",
      "field-value-of-any-type",
    ],
    informs: ["unusual-style-acknowledged", "unusual-integer"],
    diagnosis: ["javascript-json-stringify"],
  }),
  embedded("hashes-restringified-indented", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["javascript-json-stringify-indent-two"],
  }),
  embedded("hashes-sorted-keys", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["javascript-sorted-keys"],
  }),
  embedded("hashes-object-as-text", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["object-as-text"],
  }),
  embedded("hashes-undefined", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["undefined-as-text"],
  }),
  embedded("hashes-empty-body", { found: ["valid-notification-acknowledged"], diagnosis: ["empty-body"] }),
  embedded("hashes-buffer-as-json", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["buffer-as-json"],
  }),
  embedded("hashes-base64-of-body", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["body-in-base64"],
  }),
  embedded("hashes-business-data", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["inner-business-object"],
  }),
  embedded("uses-hmac-sha1", { found: ["valid-notification-acknowledged"], diagnosis: ["hmac-sha1"] }),
  embedded("uses-hmac-sha256", { found: ["valid-notification-acknowledged"], diagnosis: ["hmac-sha256"] }),
  embedded("uses-sha256", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["sha256-of-body-and-secret"],
  }),
  embedded("uses-md5", { found: ["valid-notification-acknowledged"], diagnosis: ["md5-of-body-and-secret"] }),
  embedded("puts-secret-first", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["secret-before-body"],
  }),
  embedded("separates-with-newline", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["separator-newline"],
  }),
  embedded("separates-with-colon", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["separator-colon"],
  }),
  embedded("forgets-secret", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["body-without-secret"],
  }),
  embedded("compares-upper-case", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["digest-in-upper-case"],
  }),
  embedded("compares-base64", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["digest-in-base64"],
  }),
  embedded("expects-algorithm-prefix", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["digest-after-sha1-prefix"],
  }),
  embedded("drops-leading-zeros", {
    found: ["valid-notification-acknowledged"],
    more: true,
    diagnosis: ["digest-bytes-unpadded"],
  }),
  embedded("writes-digest-as-number", {
    found: ["leading-zero-signature-acknowledged"],
    more: true,
    diagnosis: ["digest-as-number"],
  }),
  embedded("keeps-newline-in-secret", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["secret-with-newline"],
  }),
  embedded("lowers-secret", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["secret-in-other-case"],
  }),
  embedded("decodes-secret", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["secret-decoded-from-base64"],
  }),
  embedded("has-no-secret", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["secret-missing-as-word"],
  }),
  embedded("takes-token-for-secret", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["enterprise-token-as-secret"],
  }),
  embedded("decodes-as-ascii", { found: ["valid-notification-acknowledged"], diagnosis: ["body-as-ascii"] }),
  embedded("decodes-as-latin1", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["body-as-latin1"],
  }),
  embedded("hashes-low-bytes", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["low-bytes-of-text"],
  }),
  embedded("joins-chunks-as-text", {
    thorough: true,
    found: ["body-in-pieces-acknowledged", "large-body-acknowledged"],
    informs: ["very-large-body-acknowledged"],
    diagnosis: ["character-split-across-chunks"],
  }),
  embedded("keeps-first-chunk", {
    thorough: true,
    found: ["body-in-pieces-acknowledged", "large-body-acknowledged", "forged-among-authentic"],
    informs: ["answer-after-whole-body", "very-large-body-acknowledged", "chunked-body-acknowledged"],
    diagnosis: ["first-piece-only"],
  }),
  embedded("keeps-last-chunk", {
    thorough: true,
    found: ["body-in-pieces-acknowledged", "large-body-acknowledged", "forged-among-authentic"],
    informs: ["answer-after-whole-body", "very-large-body-acknowledged", "chunked-body-acknowledged"],
    diagnosis: ["last-piece-only"],
  }),
  embedded("trims-body", {
    found: ["every-style-acknowledged", "changed-body-not-acknowledged"],
    diagnosis: ["body-trimmed"],
  }),
  embedded("removes-white-space", {
    found: ["valid-notification-acknowledged", "every-style-acknowledged"],
    more: true,
    diagnosis: ["white-space-removed"],
  }),
  embedded("changes-line-breaks", {
    found: ["every-style-acknowledged"],
    diagnosis: ["line-breaks-changed"],
  }),
  embedded("escapes-markup", { found: ["valid-notification-acknowledged"], diagnosis: ["markup-escaped"] }),
  embedded("reads-another-header", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["other-header-name"],
  }),
  embedded("reads-short-header-name", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["other-header-name"],
  }),
  embedded("verifies-nothing", {
    thorough: true,
    found: [
      "missing-signature-not-acknowledged",
      "empty-signature-not-acknowledged",
      "wrong-signature-not-acknowledged",
      "truncated-signature-not-acknowledged",
      "long-signature-not-acknowledged",
      "non-hex-signature-not-acknowledged",
      "foreign-secret-not-acknowledged",
      "empty-secret-not-acknowledged",
      "other-body-signature-not-acknowledged",
      "changed-body-not-acknowledged",
      "two-wrong-signatures-not-acknowledged",
      "unusual-forged-request-not-acknowledged",
    ],
    informs: ["signature-spelt-differently"],
    diagnosis: ["signature-not-verified"],
  }),
  embedded("accepts-missing-signature", {
    found: ["missing-signature-not-acknowledged"],
    diagnosis: ["missing-signature-accepted"],
  }),
  embedded("accepts-falsy-signature", {
    found: ["missing-signature-not-acknowledged", "empty-signature-not-acknowledged"],
    diagnosis: ["missing-signature-accepted"],
  }),
  embedded("compares-first-characters", {
    found: [
      "wrong-signature-not-acknowledged",
      "truncated-signature-not-acknowledged",
      "long-signature-not-acknowledged",
      "non-hex-signature-not-acknowledged",
    ],
    diagnosis: ["beginning-of-signature-accepted", "only-first-characters-compared"],
  }),
  embedded("compares-length", {
    found: [
      "wrong-signature-not-acknowledged",
      "non-hex-signature-not-acknowledged",
      "foreign-secret-not-acknowledged",
      "empty-secret-not-acknowledged",
      "other-body-signature-not-acknowledged",
      "changed-body-not-acknowledged",
      "unusual-forged-request-not-acknowledged",
    ],
    informs: ["signature-spelt-differently"],
    diagnosis: ["only-length-of-signature-verified"],
  }),
  embedded("accepts-prefix", {
    found: ["empty-signature-not-acknowledged", "truncated-signature-not-acknowledged"],
    diagnosis: ["beginning-of-signature-accepted", "empty-signature-accepted"],
  }),
  embedded("accepts-trailing-text", {
    found: ["long-signature-not-acknowledged"],
    diagnosis: ["text-after-signature-accepted"],
  }),
  embedded("accepts-known-signatures", {
    found: ["other-body-signature-not-acknowledged"],
    diagnosis: ["signature-of-another-body-accepted"],
  }),
  embedded("accepts-empty-secret", {
    found: ["empty-secret-not-acknowledged"],
    diagnosis: ["empty-secret-accepted"],
  }),
  embedded("throws-on-odd-signature", {
    found: ["missing-signature-not-acknowledged"],
    diagnosis: ["receiver-crashed"],
  }),
  embedded("crashes-on-forged", {
    found: ["missing-signature-not-acknowledged"],
    diagnosis: ["receiver-crashed"],
  }),
];
