import type { Hypothesis } from "./hypothesis.ts";
import { anotherSecret } from "./hypotheses/another-secret.ts";
import { bodyAsAscii } from "./hypotheses/body-as-ascii.ts";
import { bodyAsGbk } from "./hypotheses/body-as-gbk.ts";
import { bodyAsLatin1 } from "./hypotheses/body-as-latin1.ts";
import { bodyAsSevenBit } from "./hypotheses/body-as-seven-bit.ts";
import { bodyAsUtf16 } from "./hypotheses/body-as-utf16.ts";
import { bodyCutAtLimit } from "./hypotheses/body-cut-at-limit.ts";
import { bodyInBase64 } from "./hypotheses/body-in-base64.ts";
import { bodyInHex } from "./hypotheses/body-in-hex.ts";
import { bodyTrimmed } from "./hypotheses/body-trimmed.ts";
import { bodyUrlDecoded } from "./hypotheses/body-url-decoded.ts";
import { bodyWithoutSecret } from "./hypotheses/body-without-secret.ts";
import { bufferAsJson } from "./hypotheses/buffer-as-json.ts";
import { characterSplitAcrossChunks } from "./hypotheses/character-split-across-chunks.ts";
import { charactersAsQuestionMarks } from "./hypotheses/characters-as-question-marks.ts";
import { charactersCountedAsBytes } from "./hypotheses/characters-counted-as-bytes.ts";
import { createdAtBeforeBody } from "./hypotheses/created-at-before-body.ts";
import { digestAfterSha1Prefix } from "./hypotheses/digest-after-sha1-prefix.ts";
import { digestAsNumber } from "./hypotheses/digest-as-number.ts";
import { digestBytesSigned } from "./hypotheses/digest-bytes-signed.ts";
import { digestBytesUnpadded } from "./hypotheses/digest-bytes-unpadded.ts";
import { digestHexInBase64 } from "./hypotheses/digest-hex-in-base64.ts";
import { digestInBase64 } from "./hypotheses/digest-in-base64.ts";
import { digestInBase64url } from "./hypotheses/digest-in-base64url.ts";
import { digestInUpperCase } from "./hypotheses/digest-in-upper-case.ts";
import { digestWithDashes } from "./hypotheses/digest-with-dashes.ts";
import { dotnetSystemTextJson } from "./hypotheses/dotnet-system-text-json.ts";
import { emptyBody } from "./hypotheses/empty-body.ts";
import { emptyObject } from "./hypotheses/empty-object.ts";
import { enterpriseTokenAsSecret } from "./hypotheses/enterprise-token-as-secret.ts";
import { firstPieceOnly } from "./hypotheses/first-piece-only.ts";
import { goEncoderWithoutHtmlEscape } from "./hypotheses/go-encoder-without-html-escape.ts";
import { goJsonCompact } from "./hypotheses/go-json-compact.ts";
import { goMarshalMap } from "./hypotheses/go-marshal-map.ts";
import { goMarshalStruct } from "./hypotheses/go-marshal-struct.ts";
import { headerNameInOneCase } from "./hypotheses/header-name-in-one-case.ts";
import { hmacKeyIsBody } from "./hypotheses/hmac-key-is-body.ts";
import { hmacMd5 } from "./hypotheses/hmac-md5.ts";
import { hmacSha1 } from "./hypotheses/hmac-sha1.ts";
import { hmacSha1Base64 } from "./hypotheses/hmac-sha1-base64.ts";
import { hmacSha1Sha1Prefix } from "./hypotheses/hmac-sha1-sha1-prefix.ts";
import { hmacSha256 } from "./hypotheses/hmac-sha256.ts";
import { hmacSha256Base64 } from "./hypotheses/hmac-sha256-base64.ts";
import { hmacSha256Sha256Prefix } from "./hypotheses/hmac-sha256-sha256-prefix.ts";
import { hmacSha512 } from "./hypotheses/hmac-sha512.ts";
import { innerBusinessObject } from "./hypotheses/inner-business-object.ts";
import { javaGsonMap } from "./hypotheses/java-gson-map.ts";
import { javaGsonTree } from "./hypotheses/java-gson-tree.ts";
import { javaJacksonTree } from "./hypotheses/java-jackson-tree.ts";
import { javaMapToString } from "./hypotheses/java-map-to-string.ts";
import { javascriptJsonStringify } from "./hypotheses/javascript-json-stringify.ts";
import { javascriptJsonStringifyIndentFour } from "./hypotheses/javascript-json-stringify-indent-four.ts";
import { javascriptJsonStringifyIndentTab } from "./hypotheses/javascript-json-stringify-indent-tab.ts";
import { javascriptJsonStringifyIndentTwo } from "./hypotheses/javascript-json-stringify-indent-two.ts";
import { javascriptSortedKeys } from "./hypotheses/javascript-sorted-keys.ts";
import { jsonStringOfBody } from "./hypotheses/json-string-of-body.ts";
import { lastPieceOnly } from "./hypotheses/last-piece-only.ts";
import { lineBreaksChanged } from "./hypotheses/line-breaks-changed.ts";
import { lowBytesOfText } from "./hypotheses/low-bytes-of-text.ts";
import { markupEscaped } from "./hypotheses/markup-escaped.ts";
import { md5OfBodyAndSecret } from "./hypotheses/md5-of-body-and-secret.ts";
import { md5SecretBeforeBody } from "./hypotheses/md5-secret-before-body.ts";
import { nonAsciiDropped } from "./hypotheses/non-ascii-dropped.ts";
import { nullAsText } from "./hypotheses/null-as-text.ts";
import { objectAsText } from "./hypotheses/object-as-text.ts";
import { otherHeaderName } from "./hypotheses/other-header-name.ts";
import { phpJsonEncode } from "./hypotheses/php-json-encode.ts";
import { phpJsonEncodePretty } from "./hypotheses/php-json-encode-pretty.ts";
import { phpJsonEncodeUnescaped } from "./hypotheses/php-json-encode-unescaped.ts";
import { phpJsonEncodeUnescapedSlashes } from "./hypotheses/php-json-encode-unescaped-slashes.ts";
import { phpJsonEncodeUnescapedUnicode } from "./hypotheses/php-json-encode-unescaped-unicode.ts";
import { pythonBytesLiteral } from "./hypotheses/python-bytes-literal.ts";
import { pythonDictLiteral } from "./hypotheses/python-dict-literal.ts";
import { pythonJsonDumps } from "./hypotheses/python-json-dumps.ts";
import { pythonJsonDumpsCompact } from "./hypotheses/python-json-dumps-compact.ts";
import { pythonJsonDumpsCompactUnicode } from "./hypotheses/python-json-dumps-compact-unicode.ts";
import { pythonJsonDumpsIndent } from "./hypotheses/python-json-dumps-indent.ts";
import { pythonJsonDumpsSorted } from "./hypotheses/python-json-dumps-sorted.ts";
import { pythonJsonDumpsSortedCompact } from "./hypotheses/python-json-dumps-sorted-compact.ts";
import { pythonJsonDumpsSortedCompactUnicode } from "./hypotheses/python-json-dumps-sorted-compact-unicode.ts";
import { pythonJsonDumpsUnicode } from "./hypotheses/python-json-dumps-unicode.ts";
import { railsToJson } from "./hypotheses/rails-to-json.ts";
import { rubyHashInspect } from "./hypotheses/ruby-hash-inspect.ts";
import { rubyJsonPrettyGenerate } from "./hypotheses/ruby-json-pretty-generate.ts";
import { rubyToJson } from "./hypotheses/ruby-to-json.ts";
import { secretAroundBody } from "./hypotheses/secret-around-body.ts";
import { secretBeforeBody } from "./hypotheses/secret-before-body.ts";
import { secretCutShort } from "./hypotheses/secret-cut-short.ts";
import { secretDecodedFromBase64 } from "./hypotheses/secret-decoded-from-base64.ts";
import { secretDecodedFromHex } from "./hypotheses/secret-decoded-from-hex.ts";
import { secretEncodedAsBase64 } from "./hypotheses/secret-encoded-as-base64.ts";
import { secretEncodedAsHex } from "./hypotheses/secret-encoded-as-hex.ts";
import { secretInOtherCase } from "./hypotheses/secret-in-other-case.ts";
import { secretInQuotes } from "./hypotheses/secret-in-quotes.ts";
import { secretMissingAsWord } from "./hypotheses/secret-missing-as-word.ts";
import { secretPrefixAdded } from "./hypotheses/secret-prefix-added.ts";
import { secretPrefixStripped } from "./hypotheses/secret-prefix-stripped.ts";
import { secretTrimmed } from "./hypotheses/secret-trimmed.ts";
import { secretUrlEncoded } from "./hypotheses/secret-url-encoded.ts";
import { secretWithCrlf } from "./hypotheses/secret-with-crlf.ts";
import { secretWithNewline } from "./hypotheses/secret-with-newline.ts";
import { secretWithSpace } from "./hypotheses/secret-with-space.ts";
import { separatorAmpersand } from "./hypotheses/separator-ampersand.ts";
import { separatorColon } from "./hypotheses/separator-colon.ts";
import { separatorCrlf } from "./hypotheses/separator-crlf.ts";
import { separatorDot } from "./hypotheses/separator-dot.ts";
import { separatorKeyEquals } from "./hypotheses/separator-key-equals.ts";
import { separatorNewline } from "./hypotheses/separator-newline.ts";
import { separatorPipe } from "./hypotheses/separator-pipe.ts";
import { separatorSecretEquals } from "./hypotheses/separator-secret-equals.ts";
import { separatorSpace } from "./hypotheses/separator-space.ts";
import { sha1OfDigest } from "./hypotheses/sha1-of-digest.ts";
import { sha256OfBodyAndSecret } from "./hypotheses/sha256-of-body-and-secret.ts";
import { sha256SecretBeforeBody } from "./hypotheses/sha256-secret-before-body.ts";
import { sha512OfBodyAndSecret } from "./hypotheses/sha512-of-body-and-secret.ts";
import { signatureAfterBearer } from "./hypotheses/signature-after-bearer.ts";
import { sortedQueryString } from "./hypotheses/sorted-query-string.ts";
import { undefinedAsText } from "./hypotheses/undefined-as-text.ts";
import { whiteSpaceRemoved } from "./hypotheses/white-space-removed.ts";

/**
 * Everything that a receiver is supposed to hash in place of the body and the secret, and every way to write the digest
 * down. Where two explain the same answers equally well, the one that stands first is named.
 */
export const hypotheses: readonly Hypothesis[] = [
  hmacSha1,
  hmacSha256,
  hmacSha512,
  hmacMd5,
  hmacKeyIsBody,
  hmacSha256Sha256Prefix,
  hmacSha1Sha1Prefix,
  hmacSha256Base64,
  hmacSha1Base64,
  sha256OfBodyAndSecret,
  sha512OfBodyAndSecret,
  md5OfBodyAndSecret,
  bodyWithoutSecret,
  sha1OfDigest,
  secretBeforeBody,
  secretAroundBody,
  md5SecretBeforeBody,
  sha256SecretBeforeBody,
  separatorNewline,
  separatorCrlf,
  separatorDot,
  separatorColon,
  separatorAmpersand,
  separatorSpace,
  separatorPipe,
  separatorKeyEquals,
  separatorSecretEquals,
  createdAtBeforeBody,
  digestInUpperCase,
  digestWithDashes,
  digestInBase64,
  digestInBase64url,
  digestHexInBase64,
  digestAfterSha1Prefix,
  digestBytesUnpadded,
  digestBytesSigned,
  digestAsNumber,
  secretWithNewline,
  secretWithCrlf,
  secretWithSpace,
  secretTrimmed,
  secretInQuotes,
  secretMissingAsWord,
  secretDecodedFromHex,
  secretDecodedFromBase64,
  secretEncodedAsBase64,
  secretEncodedAsHex,
  secretUrlEncoded,
  secretInOtherCase,
  secretPrefixStripped,
  secretPrefixAdded,
  anotherSecret,
  enterpriseTokenAsSecret,
  secretCutShort,
  otherHeaderName,
  headerNameInOneCase,
  signatureAfterBearer,
  objectAsText,
  undefinedAsText,
  nullAsText,
  emptyBody,
  emptyObject,
  bufferAsJson,
  bodyInBase64,
  bodyInHex,
  pythonBytesLiteral,
  jsonStringOfBody,
  bodyAsAscii,
  charactersAsQuestionMarks,
  nonAsciiDropped,
  bodyAsLatin1,
  bodyAsSevenBit,
  lowBytesOfText,
  bodyAsUtf16,
  bodyAsGbk,
  characterSplitAcrossChunks,
  firstPieceOnly,
  lastPieceOnly,
  bodyCutAtLimit,
  charactersCountedAsBytes,
  bodyTrimmed,
  lineBreaksChanged,
  whiteSpaceRemoved,
  bodyUrlDecoded,
  markupEscaped,
  javascriptJsonStringify,
  javascriptJsonStringifyIndentTwo,
  javascriptJsonStringifyIndentFour,
  javascriptJsonStringifyIndentTab,
  javascriptSortedKeys,
  pythonJsonDumps,
  pythonJsonDumpsUnicode,
  pythonJsonDumpsCompact,
  pythonJsonDumpsCompactUnicode,
  pythonJsonDumpsSorted,
  pythonJsonDumpsSortedCompact,
  pythonJsonDumpsSortedCompactUnicode,
  pythonJsonDumpsIndent,
  pythonDictLiteral,
  phpJsonEncode,
  phpJsonEncodeUnescapedUnicode,
  phpJsonEncodeUnescapedSlashes,
  phpJsonEncodeUnescaped,
  phpJsonEncodePretty,
  goMarshalMap,
  goMarshalStruct,
  goEncoderWithoutHtmlEscape,
  goJsonCompact,
  javaGsonTree,
  javaGsonMap,
  javaJacksonTree,
  javaMapToString,
  rubyToJson,
  railsToJson,
  rubyJsonPrettyGenerate,
  rubyHashInspect,
  dotnetSystemTextJson,
  innerBusinessObject,
  sortedQueryString,
];
