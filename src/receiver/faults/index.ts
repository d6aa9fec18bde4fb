import type { Fault } from "./fault.ts";
import { acceptsEmptySecret } from "./accepts-empty-secret.ts";
import { acceptsFalsySignature } from "./accepts-falsy-signature.ts";
import { acceptsKnownSignatures } from "./accepts-known-signatures.ts";
import { acceptsMissingSignature } from "./accepts-missing-signature.ts";
import { acceptsPrefix } from "./accepts-prefix.ts";
import { acceptsTrailingText } from "./accepts-trailing-text.ts";
import { acknowledgesWithoutProcessing } from "./acknowledges-without-processing.ts";
import { answers201 } from "./answers-201.ts";
import { answers202 } from "./answers-202.ts";
import { answers204 } from "./answers-204.ts";
import { answers302 } from "./answers-302.ts";
import { answers500 } from "./answers-500.ts";
import { answersLate } from "./answers-late.ts";
import { breaksOnInvalidJson } from "./breaks-on-invalid-json.ts";
import { changesLineBreaks } from "./changes-line-breaks.ts";
import { comparesBase64 } from "./compares-base64.ts";
import { comparesFirstCharacters } from "./compares-first-characters.ts";
import { comparesLength } from "./compares-length.ts";
import { comparesUpperCase } from "./compares-upper-case.ts";
import { crashesAfterMany } from "./crashes-after-many.ts";
import { crashesOnForged } from "./crashes-on-forged.ts";
import { crashesOnInvalidJson } from "./crashes-on-invalid-json.ts";
import { crashesOnNull } from "./crashes-on-null.ts";
import { decodesAsAscii } from "./decodes-as-ascii.ts";
import { decodesAsLatin1 } from "./decodes-as-latin1.ts";
import { decodesSecret } from "./decodes-secret.ts";
import { demandsBusinessData } from "./demands-business-data.ts";
import { demandsCharset } from "./demands-charset.ts";
import { demandsCreatedFirst } from "./demands-created-first.ts";
import { demandsDocumentedFields } from "./demands-documented-fields.ts";
import { demandsEveryField } from "./demands-every-field.ts";
import { demandsExactContentType } from "./demands-exact-content-type.ts";
import { demandsKnownHeaders } from "./demands-known-headers.ts";
import { demandsListItems } from "./demands-list-items.ts";
import { demandsTextValues } from "./demands-text-values.ts";
import { dropsEqualIds } from "./drops-equal-ids.ts";
import { dropsLeadingZeros } from "./drops-leading-zeros.ts";
import { escapesMarkup } from "./escapes-markup.ts";
import { expectsAlgorithmPrefix } from "./expects-algorithm-prefix.ts";
import { failsEveryTenth } from "./fails-every-tenth.ts";
import { findsEventByPosition } from "./finds-event-by-position.ts";
import { forgetsSecret } from "./forgets-secret.ts";
import { hangsUp } from "./hangs-up.ts";
import { hangsUpOnNull } from "./hangs-up-on-null.ts";
import { hasNoSecret } from "./has-no-secret.ts";
import { hashesBase64OfBody } from "./hashes-base64-of-body.ts";
import { hashesBufferAsJson } from "./hashes-buffer-as-json.ts";
import { hashesBusinessData } from "./hashes-business-data.ts";
import { hashesEmptyBody } from "./hashes-empty-body.ts";
import { hashesLowBytes } from "./hashes-low-bytes.ts";
import { hashesObjectAsText } from "./hashes-object-as-text.ts";
import { hashesRestringified } from "./hashes-restringified.ts";
import { hashesRestringifiedIndented } from "./hashes-restringified-indented.ts";
import { hashesSortedKeys } from "./hashes-sorted-keys.ts";
import { hashesUndefined } from "./hashes-undefined.ts";
import { ignoresKeyCase } from "./ignores-key-case.ts";
import { joinsChunksAsText } from "./joins-chunks-as-text.ts";
import { keepsFirstChunk } from "./keeps-first-chunk.ts";
import { keepsLastChunk } from "./keeps-last-chunk.ts";
import { keepsNewlineInSecret } from "./keeps-newline-in-secret.ts";
import { knowsConversationsOnly } from "./knows-conversations-only.ts";
import { knowsDocumentedStatesOnly } from "./knows-documented-states-only.ts";
import { knowsFewCallStates } from "./knows-few-call-states.ts";
import { knowsFewRobotStates } from "./knows-few-robot-states.ts";
import { limitsBody } from "./limits-body.ts";
import { losesParallelUpdates } from "./loses-parallel-updates.ts";
import { lowersSecret } from "./lowers-secret.ts";
import { mapsNullList } from "./maps-null-list.ts";
import { mergesFoldedKeys } from "./merges-folded-keys.ts";
import { neverAnswers } from "./never-answers.ts";
import { processesBeforeVerifying } from "./processes-before-verifying.ts";
import { processesTwice } from "./processes-twice.ts";
import { putsSecretFirst } from "./puts-secret-first.ts";
import { readsAnotherHeader } from "./reads-another-header.ts";
import { readsNullCustomer } from "./reads-null-customer.ts";
import { readsNullData } from "./reads-null-data.ts";
import { readsNullField } from "./reads-null-field.ts";
import { readsNullWaitTime } from "./reads-null-wait-time.ts";
import { readsOneTimeFormat } from "./reads-one-time-format.ts";
import { readsShortHeaderName } from "./reads-short-header-name.ts";
import { refusesAfterComment } from "./refuses-after-comment.ts";
import { refusesChineseKeys } from "./refuses-chinese-keys.ts";
import { refusesControlCharacters } from "./refuses-control-characters.ts";
import { refusesDottedKeys } from "./refuses-dotted-keys.ts";
import { refusesEqualIds } from "./refuses-equal-ids.ts";
import { refusesEverything } from "./refuses-everything.ts";
import { refusesGzipClients } from "./refuses-gzip-clients.ts";
import { refusesInParallel } from "./refuses-in-parallel.ts";
import { refusesMarkup } from "./refuses-markup.ts";
import { refusesOlderNotifications } from "./refuses-older-notifications.ts";
import { refusesOneTopic } from "./refuses-one-topic.ts";
import { refusesProtoKeys } from "./refuses-proto-keys.ts";
import { refusesReopenedTickets } from "./refuses-reopened-tickets.ts";
import { refusesSameEntityInParallel } from "./refuses-same-entity-in-parallel.ts";
import { refusesSecondProcessing } from "./refuses-second-processing.ts";
import { refusesUnknownFields } from "./refuses-unknown-fields.ts";
import { refusesUnsafeIntegers } from "./refuses-unsafe-integers.ts";
import { removesWhiteSpace } from "./removes-white-space.ts";
import { separatesWithColon } from "./separates-with-colon.ts";
import { separatesWithNewline } from "./separates-with-newline.ts";
import { slowsDown } from "./slows-down.ts";
import { stopsAfterMany } from "./stops-after-many.ts";
import { storesInt32 } from "./stores-int32.ts";
import { storesShortText } from "./stores-short-text.ts";
import { storesThreeByteText } from "./stores-three-byte-text.ts";
import { takesEmptyForMissing } from "./takes-empty-for-missing.ts";
import { takesOnePacket } from "./takes-one-packet.ts";
import { takesOneTimeFormat } from "./takes-one-time-format.ts";
import { takesTokenForSecret } from "./takes-token-for-secret.ts";
import { takesZeroForMissing } from "./takes-zero-for-missing.ts";
import { throwsOnOddSignature } from "./throws-on-odd-signature.ts";
import { trimsBody } from "./trims-body.ts";
import { usesHmacSha1 } from "./uses-hmac-sha1.ts";
import { usesHmacSha256 } from "./uses-hmac-sha256.ts";
import { usesMd5 } from "./uses-md5.ts";
import { usesSha256 } from "./uses-sha256.ts";
import { verifiesNothing } from "./verifies-nothing.ts";
import { writesDigestAsNumber } from "./writes-digest-as-number.ts";

/** Every mistake that the embedded receiver can make, by the step at which it is made. */
export const faults: readonly Fault[] = [
  hashesRestringified,
  hashesRestringifiedIndented,
  hashesSortedKeys,
  hashesObjectAsText,
  hashesUndefined,
  hashesEmptyBody,
  hashesBufferAsJson,
  hashesBase64OfBody,
  hashesBusinessData,
  usesHmacSha1,
  usesHmacSha256,
  usesSha256,
  usesMd5,
  putsSecretFirst,
  separatesWithNewline,
  separatesWithColon,
  forgetsSecret,
  comparesUpperCase,
  comparesBase64,
  expectsAlgorithmPrefix,
  dropsLeadingZeros,
  writesDigestAsNumber,
  keepsNewlineInSecret,
  lowersSecret,
  decodesSecret,
  hasNoSecret,
  takesTokenForSecret,
  decodesAsAscii,
  decodesAsLatin1,
  hashesLowBytes,
  joinsChunksAsText,
  keepsFirstChunk,
  keepsLastChunk,
  trimsBody,
  removesWhiteSpace,
  changesLineBreaks,
  escapesMarkup,
  readsAnotherHeader,
  readsShortHeaderName,
  verifiesNothing,
  acceptsMissingSignature,
  acceptsFalsySignature,
  comparesFirstCharacters,
  comparesLength,
  acceptsPrefix,
  acceptsTrailingText,
  acceptsKnownSignatures,
  acceptsEmptySecret,
  throwsOnOddSignature,
  crashesOnForged,
  answers201,
  answers202,
  answers204,
  answers302,
  answers500,
  hangsUp,
  neverAnswers,
  refusesEverything,
  refusesOneTopic,
  knowsConversationsOnly,
  demandsExactContentType,
  refusesGzipClients,
  limitsBody,
  takesOnePacket,
  findsEventByPosition,
  demandsEveryField,
  readsNullCustomer,
  readsNullField,
  readsNullWaitTime,
  mapsNullList,
  demandsBusinessData,
  refusesUnknownFields,
  demandsDocumentedFields,
  refusesProtoKeys,
  refusesDottedKeys,
  refusesChineseKeys,
  storesInt32,
  refusesUnsafeIntegers,
  takesZeroForMissing,
  takesEmptyForMissing,
  demandsListItems,
  demandsTextValues,
  storesShortText,
  storesThreeByteText,
  refusesControlCharacters,
  refusesMarkup,
  knowsFewCallStates,
  knowsFewRobotStates,
  readsOneTimeFormat,
  ignoresKeyCase,
  refusesEqualIds,
  dropsEqualIds,
  processesBeforeVerifying,
  acknowledgesWithoutProcessing,
  processesTwice,
  refusesOlderNotifications,
  demandsCreatedFirst,
  refusesReopenedTickets,
  refusesSecondProcessing,
  refusesAfterComment,
  refusesInParallel,
  refusesSameEntityInParallel,
  stopsAfterMany,
  crashesAfterMany,
  failsEveryTenth,
  slowsDown,
  crashesOnNull,
  hangsUpOnNull,
  crashesOnInvalidJson,
  answersLate,
  demandsKnownHeaders,
  demandsCharset,
  readsNullData,
  knowsDocumentedStatesOnly,
  takesOneTimeFormat,
  mergesFoldedKeys,
  losesParallelUpdates,
  breaksOnInvalidJson,
];
