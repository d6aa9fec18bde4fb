import type { Broken } from "../receiver.ts";
import { embedded } from "../receiver.ts";

/** Mistakes in answers, content, memory and endurance, over the embedded receiver. */
export const brokenContent: readonly Broken[] = [
  embedded("answers-201", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["answers-another-status"],
  }),
  embedded("answers-202", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["answers-another-status"],
  }),
  embedded("answers-204", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["answers-another-status"],
  }),
  embedded("answers-302", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["answers-another-status"],
  }),
  embedded("answers-500", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["answers-another-status"],
  }),
  embedded("hangs-up", { found: ["valid-notification-acknowledged"], diagnosis: ["no-status"] }),
  embedded("never-answers", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["no-status"],
    timeoutMs: 1000,
  }),
  embedded("refuses-everything", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["nothing-acknowledged"],
  }),
  embedded("refuses-one-topic", { found: ["valid-notification-acknowledged"], diagnosis: ["topic-refused"] }),
  embedded("knows-conversations-only", {
    found: ["valid-notification-acknowledged"],
    informs: ["unknown-topic"],
    diagnosis: ["topic-refused"],
  }),
  embedded("demands-exact-content-type", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["header-refused"],
  }),
  embedded("refuses-gzip-clients", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["header-refused"],
  }),
  embedded("limits-body", {
    thorough: true,
    found: ["large-body-acknowledged", "text-acknowledged"],
    informs: ["very-large-body-acknowledged"],
    diagnosis: ["large-body-refused"],
  }),
  embedded("takes-one-packet", {
    thorough: true,
    found: ["body-in-pieces-acknowledged", "large-body-acknowledged", "forged-among-authentic"],
    informs: ["answer-after-whole-body", "very-large-body-acknowledged", "chunked-body-acknowledged"],
    diagnosis: ["large-body-refused", "pace-refused"],
  }),
  embedded("finds-event-by-position", {
    found: ["every-style-acknowledged", "key-order"],
    diagnosis: ["style-refused"],
  }),
  embedded("demands-every-field", {
    found: ["null-field-acknowledged", "all-fields-null-acknowledged", "field-value-of-any-type"],
    diagnosis: ["null-field-refused"],
  }),
  embedded("reads-null-customer", {
    found: ["null-field-acknowledged", "all-fields-null-acknowledged"],
    diagnosis: ["null-field-refused"],
  }),
  embedded("reads-null-field", {
    thorough: true,
    found: ["null-field-acknowledged", "all-fields-null-acknowledged"],
    informs: ["wrong-type"],
    diagnosis: ["null-field-refused"],
  }),
  embedded("reads-null-wait-time", {
    found: ["null-field-acknowledged", "all-fields-null-acknowledged"],
    diagnosis: ["null-field-refused"],
  }),
  embedded("maps-null-list", {
    thorough: true,
    found: ["null-field-acknowledged", "all-fields-null-acknowledged"],
    informs: ["wrong-type"],
    diagnosis: ["null-field-refused"],
  }),
  embedded("demands-business-data", {
    found: ["all-fields-null-acknowledged"],
    diagnosis: ["null-field-refused"],
  }),
  embedded("refuses-unknown-fields", {
    found: ["unknown-envelope-field"],
    diagnosis: ["added-field-refused"],
  }),
  embedded("demands-documented-fields", {
    thorough: true,
    found: ["optional-field-missing"],
    diagnosis: ["missing-field-refused"],
  }),
  embedded("refuses-proto-keys", { found: ["hostile-custom-field-name"], diagnosis: ["field-name-refused"] }),
  embedded("refuses-dotted-keys", { found: ["custom-field-name"], diagnosis: ["field-name-refused"] }),
  embedded("refuses-chinese-keys", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["value-refused"],
  }),
  embedded("stores-int32", {
    thorough: true,
    found: ["int64-value-acknowledged", "field-value-of-any-type"],
    informs: ["unusual-integer"],
    diagnosis: ["number-refused"],
  }),
  embedded("refuses-unsafe-integers", {
    thorough: true,
    found: ["int64-value-acknowledged", "field-value-of-any-type"],
    informs: ["unusual-integer"],
    diagnosis: ["number-refused"],
  }),
  embedded("takes-zero-for-missing", {
    thorough: true,
    found: ["optional-field-missing", "zero-acknowledged"],
    diagnosis: ["missing-field-refused", "number-refused"],
  }),
  embedded("takes-empty-for-missing", {
    thorough: true,
    found: ["documented-empty-string", "empty-string-acknowledged", "field-value-of-any-type"],
    diagnosis: ["empty-value-refused"],
  }),
  embedded("demands-list-items", { found: ["empty-list-acknowledged"], diagnosis: ["empty-value-refused"] }),
  embedded("demands-text-values", { found: ["field-value-of-any-type"], diagnosis: ["value-refused"] }),
  embedded("stores-short-text", {
    thorough: true,
    found: ["large-body-acknowledged", "text-acknowledged"],
    informs: ["very-large-body-acknowledged"],
    diagnosis: ["text-refused"],
  }),
  embedded("stores-three-byte-text", { found: ["text-acknowledged"], diagnosis: ["text-refused"] }),
  embedded("refuses-control-characters", {
    thorough: true,
    found: ["every-style-acknowledged", "text-acknowledged"],
    informs: ["unusual-text"],
    diagnosis: ["text-refused"],
  }),
  embedded("refuses-markup", { found: ["text-acknowledged"], diagnosis: ["text-refused"] }),
  embedded("knows-few-call-states", { found: ["enum-value-acknowledged"], diagnosis: ["value-refused"] }),
  embedded("knows-few-robot-states", { found: ["enum-value-acknowledged"], diagnosis: ["value-refused"] }),
  embedded("reads-one-time-format", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["value-refused"],
  }),
  embedded("ignores-key-case", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["combination-refused"],
  }),
  embedded("refuses-equal-ids", {
    found: ["equal-ids-acknowledged"],
    more: true,
    diagnosis: ["equal-ids-refused"],
  }),
  embedded("drops-equal-ids", {
    found: ["acknowledged-means-processed", "equal-ids-both-processed"],
    diagnosis: [],
    only: ["effects"],
  }),
  embedded("processes-before-verifying", {
    found: ["forged-has-no-effect"],
    diagnosis: [],
    only: ["effects"],
  }),
  embedded("acknowledges-without-processing", {
    found: ["acknowledged-means-processed"],
    diagnosis: [],
    only: ["effects"],
  }),
  embedded("processes-twice", { found: ["acknowledged-means-processed"], diagnosis: [], only: ["effects"] }),
  embedded("refuses-older-notifications", {
    thorough: true,
    found: ["null-field-acknowledged"],
    more: true,
    diagnosis: ["older-notification-refused"],
  }),
  embedded("demands-created-first", {
    found: ["valid-notification-acknowledged", "unseen-entity"],
    diagnosis: ["refused-without-predecessor"],
  }),
  embedded("refuses-reopened-tickets", {
    found: ["lifecycle-out-of-order", "interleaved-entities", "repeated-event", "reopened-ticket"],
    diagnosis: ["refused-after-predecessor"],
  }),
  embedded("refuses-second-processing", {
    thorough: true,
    found: [
      "lifecycle-in-order",
      "lifecycle-out-of-order",
      "repeated-event",
      "reopened-ticket",
      "equal-ids-acknowledged",
      "same-entity-in-parallel",
    ],
    informs: ["identical-delivery-repeated"],
    diagnosis: ["refused-after-predecessor"],
  }),
  embedded("refuses-after-comment", {
    thorough: true,
    found: ["many-deliveries-acknowledged"],
    more: true,
    diagnosis: ["stopped-acknowledging"],
  }),
  embedded("refuses-in-parallel", {
    thorough: true,
    found: ["burst-acknowledged", "all-topics-at-once", "same-entity-in-parallel", "equal-ids-in-parallel"],
    more: true,
    diagnosis: ["refused-in-parallel"],
  }),
  embedded("refuses-same-entity-in-parallel", {
    found: ["same-entity-in-parallel"],
    diagnosis: ["refused-in-parallel"],
  }),
  embedded("stops-after-many", {
    thorough: true,
    found: ["many-deliveries-acknowledged", "still-acknowledged-at-the-end"],
    more: true,
    diagnosis: ["stopped-acknowledging"],
  }),
  embedded("crashes-after-many", {
    thorough: true,
    found: ["burst-acknowledged"],
    diagnosis: ["receiver-crashed"],
  }),
  embedded("fails-every-tenth", {
    thorough: true,
    found: ["many-deliveries-acknowledged", "same-topic-again"],
    more: true,
    diagnosis: ["refused-every-nth"],
  }),
  embedded("slows-down", {
    thorough: true,
    found: [],
    informs: ["latency-does-not-grow"],
    diagnosis: [],
    only: ["latency-does-not-grow"],
  }),
  embedded("crashes-on-null", { found: ["null-field-acknowledged"], diagnosis: ["receiver-crashed"] }),
  embedded("hangs-up-on-null", {
    found: ["null-field-acknowledged", "all-fields-null-acknowledged"],
    diagnosis: ["null-field-refused"],
  }),
  embedded("crashes-on-invalid-json", {
    found: ["changed-body-not-acknowledged"],
    diagnosis: ["receiver-crashed"],
  }),
  embedded("answers-late", {
    found: ["answer-in-time"],
    diagnosis: [],
    timeoutMs: 1500,
    only: ["answer-in-time"],
  }),
  embedded("demands-known-headers", {
    found: ["additional-headers-acknowledged"],
    diagnosis: ["header-refused"],
  }),
  embedded("demands-charset", { found: [], informs: ["content-type-variants"], diagnosis: [] }),
  embedded("reads-null-data", {
    thorough: true,
    found: [],
    informs: ["null-business-data-acknowledged"],
    diagnosis: [],
  }),
  embedded("knows-documented-states-only", {
    thorough: true,
    found: [],
    informs: ["unknown-enum-value"],
    diagnosis: [],
  }),
  embedded("takes-one-time-format", {
    thorough: true,
    found: ["date-time-form"],
    informs: ["unusual-date-time-form"],
    diagnosis: ["value-refused"],
  }),
  embedded("merges-folded-keys", {
    thorough: true,
    found: ["optional-field-missing", "billsec-beside-billsec"],
    informs: ["wrong-type"],
    diagnosis: ["missing-field-refused", "style-refused"],
  }),
  embedded("loses-parallel-updates", { found: ["parallel-all-processed"], diagnosis: [], only: ["effects"] }),
  embedded("breaks-on-invalid-json", { found: ["answers-after-hostile-request"], more: true, diagnosis: [] }),
];
