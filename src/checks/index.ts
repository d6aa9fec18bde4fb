import type { CatalogueEntry } from "./plan.ts";
import type { Check } from "./check.ts";
import { allTopicsAtOnce } from "./concurrency/all-topics-at-once.ts";
import { burstAcknowledged } from "./concurrency/burst-acknowledged.ts";
import { equalIdsInParallel } from "./concurrency/equal-ids-in-parallel.ts";
import { forgedAmongAuthentic } from "./concurrency/forged-among-authentic.ts";
import { sameEntityInParallel } from "./concurrency/same-entity-in-parallel.ts";
import { additionalHeadersAcknowledged } from "./delivery/additional-headers-acknowledged.ts";
import { answerAfterWholeBody } from "./delivery/answer-after-whole-body.ts";
import { answerInTime } from "./delivery/answer-in-time.ts";
import { contentTypeVariants } from "./delivery/content-type-variants.ts";
import { headerNamesInAnyCase } from "./delivery/header-names-in-any-case.ts";
import { validNotificationAcknowledged } from "./delivery/valid-notification-acknowledged.ts";
import { acknowledgedMeansProcessed } from "./effects/acknowledged-means-processed.ts";
import { equalIdsBothProcessed } from "./effects/equal-ids-both-processed.ts";
import { forgedHasNoEffect } from "./effects/forged-has-no-effect.ts";
import { parallelAllProcessed } from "./effects/parallel-all-processed.ts";
import { answersAfterHostileRequest } from "./endurance/answers-after-hostile-request.ts";
import { latencyDoesNotGrow } from "./endurance/latency-does-not-grow.ts";
import { manyDeliveriesAcknowledged } from "./endurance/many-deliveries-acknowledged.ts";
import { sameTopicAgain } from "./endurance/same-topic-again.ts";
import { stillAcknowledgedAtTheEnd } from "./endurance/still-acknowledged-at-the-end.ts";
import { allFieldsNullAcknowledged } from "./nulls/all-fields-null-acknowledged.ts";
import { nullBusinessDataAcknowledged } from "./nulls/null-business-data-acknowledged.ts";
import { nullFieldAcknowledged } from "./nulls/null-field-acknowledged.ts";
import { equalIdsAcknowledged } from "./sequence/equal-ids-acknowledged.ts";
import { identicalDeliveryRepeated } from "./sequence/identical-delivery-repeated.ts";
import { interleavedEntities } from "./sequence/interleaved-entities.ts";
import { lifecycleInOrder } from "./sequence/lifecycle-in-order.ts";
import { lifecycleOutOfOrder } from "./sequence/lifecycle-out-of-order.ts";
import { reopenedTicket } from "./sequence/reopened-ticket.ts";
import { repeatedEvent } from "./sequence/repeated-event.ts";
import { unseenEntity } from "./sequence/unseen-entity.ts";
import { bodyInPiecesAcknowledged } from "./signature/body-in-pieces-acknowledged.ts";
import { changedBodyNotAcknowledged } from "./signature/changed-body-not-acknowledged.ts";
import { chunkedBodyAcknowledged } from "./signature/chunked-body-acknowledged.ts";
import { emptySecretNotAcknowledged } from "./signature/empty-secret-not-acknowledged.ts";
import { emptySignatureNotAcknowledged } from "./signature/empty-signature-not-acknowledged.ts";
import { everyStyleAcknowledged } from "./signature/every-style-acknowledged.ts";
import { foreignSecretNotAcknowledged } from "./signature/foreign-secret-not-acknowledged.ts";
import { leadingZeroSignatureAcknowledged } from "./signature/leading-zero-signature-acknowledged.ts";
import { largeBodyAcknowledged } from "./signature/large-body-acknowledged.ts";
import { longSignatureNotAcknowledged } from "./signature/long-signature-not-acknowledged.ts";
import { missingSignatureNotAcknowledged } from "./signature/missing-signature-not-acknowledged.ts";
import { nonHexSignatureNotAcknowledged } from "./signature/non-hex-signature-not-acknowledged.ts";
import { otherBodySignatureNotAcknowledged } from "./signature/other-body-signature-not-acknowledged.ts";
import { secondSignatureHeader } from "./signature/second-signature-header.ts";
import { signatureSpeltDifferently } from "./signature/signature-spelt-differently.ts";
import { truncatedSignatureNotAcknowledged } from "./signature/truncated-signature-not-acknowledged.ts";
import { twoWrongSignaturesNotAcknowledged } from "./signature/two-wrong-signatures-not-acknowledged.ts";
import { unusualForgedRequestNotAcknowledged } from "./signature/unusual-forged-request-not-acknowledged.ts";
import { unusualStyleAcknowledged } from "./signature/unusual-style-acknowledged.ts";
import { veryLargeBodyAcknowledged } from "./signature/very-large-body-acknowledged.ts";
import { wrongSignatureNotAcknowledged } from "./signature/wrong-signature-not-acknowledged.ts";
import { keyOrder } from "./tolerance/key-order.ts";
import { unknownEnvelopeField } from "./tolerance/unknown-envelope-field.ts";
import { unknownFieldAcknowledged } from "./tolerance/unknown-field-acknowledged.ts";
import { unknownTopic } from "./tolerance/unknown-topic.ts";
import { billsecBesideBillsec } from "./values/billsec-beside-billsec.ts";
import { customFieldName } from "./values/custom-field-name.ts";
import { dateTimeForm } from "./values/date-time-form.ts";
import { deepNesting } from "./values/deep-nesting.ts";
import { documentedEmptyString } from "./values/documented-empty-string.ts";
import { emptyListAcknowledged } from "./values/empty-list-acknowledged.ts";
import { emptyStringAcknowledged } from "./values/empty-string-acknowledged.ts";
import { enumValueAcknowledged } from "./values/enum-value-acknowledged.ts";
import { fieldValueOfAnyType } from "./values/field-value-of-any-type.ts";
import { hostileCustomFieldName } from "./values/hostile-custom-field-name.ts";
import { int64ValueAcknowledged } from "./values/int64-value-acknowledged.ts";
import { optionalFieldMissing } from "./values/optional-field-missing.ts";
import { textAcknowledged } from "./values/text-acknowledged.ts";
import { unknownEnumValue } from "./values/unknown-enum-value.ts";
import { unusualDateTimeForm } from "./values/unusual-date-time-form.ts";
import { unusualInteger } from "./values/unusual-integer.ts";
import { unusualText } from "./values/unusual-text.ts";
import { wrongType } from "./values/wrong-type.ts";
import { zeroAcknowledged } from "./values/zero-acknowledged.ts";

/**
 * The catalogue: every check in the order in which it runs. An area is a folder, a check a file of it; a test holds the
 * two together. What others build on comes first, what is likeliest to take a receiver down comes last.
 */
const groups: readonly { readonly area: string; readonly checks: readonly Check[] }[] = [
  {
    area: "delivery",
    checks: [validNotificationAcknowledged],
  },
  {
    area: "concurrency",
    checks: [burstAcknowledged],
  },
  {
    area: "delivery",
    checks: [
      answerInTime,
      answerAfterWholeBody,
      headerNamesInAnyCase,
      contentTypeVariants,
      additionalHeadersAcknowledged,
    ],
  },
  {
    area: "signature",
    checks: [
      everyStyleAcknowledged,
      unusualStyleAcknowledged,
      leadingZeroSignatureAcknowledged,
      bodyInPiecesAcknowledged,
      largeBodyAcknowledged,
      veryLargeBodyAcknowledged,
      chunkedBodyAcknowledged,
      missingSignatureNotAcknowledged,
      emptySignatureNotAcknowledged,
      wrongSignatureNotAcknowledged,
      truncatedSignatureNotAcknowledged,
      longSignatureNotAcknowledged,
      nonHexSignatureNotAcknowledged,
      foreignSecretNotAcknowledged,
      emptySecretNotAcknowledged,
      otherBodySignatureNotAcknowledged,
      changedBodyNotAcknowledged,
      twoWrongSignaturesNotAcknowledged,
      unusualForgedRequestNotAcknowledged,
      secondSignatureHeader,
      signatureSpeltDifferently,
    ],
  },
  {
    area: "nulls",
    checks: [nullFieldAcknowledged, allFieldsNullAcknowledged, nullBusinessDataAcknowledged],
  },
  {
    area: "values",
    checks: [
      enumValueAcknowledged,
      unknownEnumValue,
      optionalFieldMissing,
      documentedEmptyString,
      emptyStringAcknowledged,
      emptyListAcknowledged,
      zeroAcknowledged,
      int64ValueAcknowledged,
      unusualInteger,
      fieldValueOfAnyType,
      billsecBesideBillsec,
      customFieldName,
      hostileCustomFieldName,
      dateTimeForm,
      unusualDateTimeForm,
      textAcknowledged,
      unusualText,
      wrongType,
      deepNesting,
    ],
  },
  {
    area: "tolerance",
    checks: [unknownFieldAcknowledged, unknownEnvelopeField, unknownTopic, keyOrder],
  },
  {
    area: "sequence",
    checks: [
      lifecycleInOrder,
      lifecycleOutOfOrder,
      interleavedEntities,
      repeatedEvent,
      reopenedTicket,
      unseenEntity,
      equalIdsAcknowledged,
      identicalDeliveryRepeated,
    ],
  },
  {
    area: "concurrency",
    checks: [allTopicsAtOnce, sameEntityInParallel, equalIdsInParallel, forgedAmongAuthentic],
  },
  {
    area: "effects",
    checks: [acknowledgedMeansProcessed, forgedHasNoEffect, equalIdsBothProcessed, parallelAllProcessed],
  },
  {
    area: "endurance",
    checks: [
      manyDeliveriesAcknowledged,
      sameTopicAgain,
      latencyDoesNotGrow,
      answersAfterHostileRequest,
      stillAcknowledgedAtTheEnd,
    ],
  },
];

/** Every check with its area, in order; what {@link planChecks} plans from. */
export const catalogue: readonly CatalogueEntry[] = groups.flatMap(({ area, checks }) =>
  checks.map((check: Check) => ({ area, check })),
);

/** Every check, in order. */
export const checks: readonly Check[] = catalogue.map(({ check }) => check);
