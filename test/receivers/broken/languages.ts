import type { LanguageName } from "../languages.ts";
import { startLanguage } from "../languages.ts";
import type { Broken, Expected } from "../receiver.ts";

function inLanguage(language: LanguageName, fault: string, title: string, expected: Expected): Broken {
  return {
    fault: `${language}-${fault}`,
    title,
    language,
    ...expected,
    receive: () => startLanguage(language, fault),
  };
}

/** Mistakes that other languages invite, each in the receiver of its language. */
export const brokenLanguages: readonly Broken[] = [
  inLanguage("python", "json-dumps", "json.dumps of what was loaded is hashed", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["python-json-dumps"],
  }),
  inLanguage("python", "json-dumps-unicode", "json.dumps with ensure_ascii=False is hashed", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["python-json-dumps-unicode"],
  }),
  inLanguage("python", "json-dumps-compact", "json.dumps with compact separators is hashed", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["python-json-dumps-compact"],
  }),
  inLanguage(
    "python",
    "json-dumps-compact-unicode",
    "json.dumps with compact separators and ensure_ascii=False is hashed",
    {
      thorough: true,
      found: ["every-style-acknowledged", "changed-body-not-acknowledged"],
      informs: ["unusual-style-acknowledged", "unusual-text"],
      diagnosis: ["python-json-dumps-compact-unicode"],
    },
  ),
  inLanguage("python", "json-dumps-sorted", "json.dumps with sort_keys is hashed", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["python-json-dumps-sorted"],
  }),
  inLanguage("python", "json-dumps-indent", "json.dumps with an indent is hashed", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["python-json-dumps-indent"],
  }),
  inLanguage("python", "str-of-bytes", "str() of the bytes is hashed", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["python-bytes-literal"],
  }),
  inLanguage("python", "str-of-dict", "str() of the dict is hashed", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["python-dict-literal"],
  }),
  inLanguage("python", "ascii-ignore", "The text is encoded as ASCII, ignoring the rest", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["non-ascii-dropped"],
  }),
  inLanguage("python", "ascii-replace", "The text is encoded as ASCII, replacing the rest", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["characters-as-question-marks"],
  }),
  inLanguage("python", "splitlines", "The body is split into lines and joined again", {
    found: ["every-style-acknowledged", "text-acknowledged"],
    diagnosis: ["line-breaks-changed"],
  }),
  inLanguage("python", "hmac", "An HMAC is computed", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["hmac-sha1"],
  }),
  inLanguage("python", "upper-case", "The digest is compared in upper case", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["digest-in-upper-case"],
  }),
  inLanguage("python", "secret-none", "The secret is None", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["secret-missing-as-word"],
  }),
  inLanguage("python", "headers-as-dict", "The headers are copied to a dict, which heeds case", {
    found: ["header-names-in-any-case"],
    diagnosis: ["header-name-in-one-case"],
  }),
  inLanguage("python", "null-concatenation", "A null phone number is joined to text", {
    thorough: true,
    found: ["null-field-acknowledged", "all-fields-null-acknowledged"],
    informs: ["wrong-type"],
    diagnosis: ["null-field-refused"],
  }),
  inLanguage("python", "null-list", "A null list is iterated", {
    thorough: true,
    found: ["null-field-acknowledged", "all-fields-null-acknowledged", "optional-field-missing"],
    informs: ["wrong-type"],
    diagnosis: ["missing-field-refused", "null-field-refused"],
  }),
  inLanguage("python", "gbk-storage", "The notification is stored as GBK", {
    thorough: true,
    found: ["every-style-acknowledged", "custom-field-name", "text-acknowledged"],
    informs: ["unusual-text"],
    diagnosis: ["field-name-refused", "text-refused"],
  }),
  inLanguage("python", "missing-key", "A key is read that may be missing", {
    thorough: true,
    found: ["optional-field-missing"],
    diagnosis: ["missing-field-refused"],
  }),
  inLanguage("python", "single-read", "The body is read once, whatever has come", {
    thorough: true,
    found: ["body-in-pieces-acknowledged", "large-body-acknowledged"],
    more: true,
    diagnosis: ["pace-refused"],
  }),
  inLanguage("go", "marshal-map", "json.Marshal of a map is hashed", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["go-marshal-map"],
  }),
  inLanguage("go", "marshal-struct", "json.Marshal of a struct is hashed", {
    thorough: true,
    found: [
      "valid-notification-acknowledged",
      "every-style-acknowledged",
      "changed-body-not-acknowledged",
      "text-acknowledged",
      "unknown-envelope-field",
      "key-order",
    ],
    informs: ["unusual-style-acknowledged"],
    diagnosis: ["added-field-refused", "go-marshal-struct", "style-refused"],
  }),
  inLanguage("go", "encoder", "What an Encoder writes is hashed", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["go-encoder-without-html-escape"],
  }),
  inLanguage("go", "compact", "json.Compact is hashed", {
    found: ["every-style-acknowledged", "changed-body-not-acknowledged"],
    diagnosis: ["go-json-compact"],
  }),
  inLanguage("go", "hmac-sha256", "An HMAC with SHA256 is computed", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["hmac-sha256"],
  }),
  inLanguage("go", "sum-of-secret", "Sum(secret) appends the digest to the secret", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["nothing-acknowledged"],
  }),
  inLanguage("go", "base64url", "The digest is compared as URL-safe base64", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["digest-in-base64url"],
  }),
  inLanguage("go", "unknown-fields", "DisallowUnknownFields refuses what the struct lacks", {
    thorough: true,
    found: ["unknown-envelope-field"],
    informs: ["unusual-style-acknowledged"],
    diagnosis: ["added-field-refused"],
  }),
  inLanguage("go", "folded-keys", "encoding/json puts billsec into Billsec", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["value-refused"],
  }),
  inLanguage("go", "int32", "agent_id is an int32", {
    thorough: true,
    found: ["int64-value-acknowledged"],
    informs: ["unusual-integer", "wrong-type"],
    diagnosis: ["number-refused"],
  }),
  inLanguage("go", "created", "It answers 201", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["answers-another-status"],
  }),
  inLanguage("php", "json-encode", "json_encode is hashed", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["php-json-encode"],
  }),
  inLanguage("php", "json-encode-unicode", "json_encode with JSON_UNESCAPED_UNICODE is hashed", {
    thorough: true,
    found: [
      "valid-notification-acknowledged",
      "every-style-acknowledged",
      "changed-body-not-acknowledged",
      "field-value-of-any-type",
      "custom-field-name",
      "text-acknowledged",
      "unknown-field-acknowledged",
    ],
    informs: ["unusual-style-acknowledged", "unusual-text", "deep-nesting"],
    diagnosis: ["php-json-encode-unescaped-unicode"],
  }),
  inLanguage("php", "json-encode-slashes", "json_encode with JSON_UNESCAPED_SLASHES is hashed", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["php-json-encode-unescaped-slashes"],
  }),
  inLanguage("php", "json-encode-unescaped", "json_encode with both flags is hashed", {
    thorough: true,
    found: [
      "every-style-acknowledged",
      "changed-body-not-acknowledged",
      "field-value-of-any-type",
      "text-acknowledged",
      "unknown-field-acknowledged",
    ],
    informs: ["unusual-style-acknowledged", "unusual-text", "deep-nesting"],
    diagnosis: ["php-json-encode-unescaped"],
  }),
  inLanguage("php", "json-encode-pretty", "json_encode with JSON_PRETTY_PRINT is hashed", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["php-json-encode-pretty"],
  }),
  inLanguage("php", "post", "json_encode($_POST) is hashed", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["empty-object"],
  }),
  inLanguage("php", "specialchars", "htmlspecialchars of the body is hashed", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["markup-escaped"],
  }),
  inLanguage("php", "trim", "The body is trimmed", {
    found: ["every-style-acknowledged", "changed-body-not-acknowledged"],
    diagnosis: ["body-trimmed"],
  }),
  inLanguage("php", "strip-tags", "Tags are stripped off the body", {
    found: ["text-acknowledged"],
    diagnosis: ["markup-escaped"],
  }),
  inLanguage("php", "raw-digest", "The digest is compared as base64", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["digest-in-base64"],
  }),
  inLanguage("php", "hmac", "An HMAC is computed", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["hmac-sha1"],
  }),
  inLanguage("php", "empty-passes", "An empty signature passes", {
    found: [
      "missing-signature-not-acknowledged",
      "empty-signature-not-acknowledged",
      "unusual-forged-request-not-acknowledged",
    ],
    diagnosis: ["missing-signature-accepted"],
  }),
  inLanguage("php", "strncmp", "The signatures are compared over the length of what came", {
    found: ["truncated-signature-not-acknowledged"],
    diagnosis: ["beginning-of-signature-accepted"],
  }),
  inLanguage("php", "null-typed", "A null phone number is passed to a typed parameter", {
    found: ["null-field-acknowledged", "all-fields-null-acknowledged"],
    diagnosis: ["null-field-refused"],
  }),
  inLanguage("php", "null-foreach", "A null list is counted", {
    thorough: true,
    found: ["null-field-acknowledged", "all-fields-null-acknowledged"],
    informs: ["wrong-type"],
    diagnosis: ["null-field-refused"],
  }),
  inLanguage("php", "secret-missing", "getenv of a missing secret gives an empty text", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["body-without-secret"],
  }),
  inLanguage("ruby", "to-json", "to_json is hashed", {
    thorough: true,
    found: ["every-style-acknowledged", "changed-body-not-acknowledged"],
    informs: ["unusual-style-acknowledged"],
    diagnosis: ["ruby-to-json"],
  }),
  inLanguage("ruby", "inspect", "to_s of the Hash is hashed", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["ruby-hash-inspect"],
  }),
  inLanguage("ruby", "strip", "The body is stripped", {
    found: ["every-style-acknowledged", "changed-body-not-acknowledged"],
    diagnosis: ["body-trimmed"],
  }),
  inLanguage("ruby", "scrub", "The body is scrubbed to ASCII", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["body-as-ascii"],
  }),
  inLanguage("ruby", "hmac", "An HMAC is computed", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["hmac-sha1"],
  }),
  inLanguage("ruby", "base64", "The digest is compared as base64", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["digest-in-base64"],
  }),
  inLanguage("ruby", "newline", "A line break stands between body and secret", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["separator-newline"],
  }),
  inLanguage("ruby", "no-content", "It answers 204", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["answers-another-status"],
  }),
  inLanguage("ruby", "null-customer", "The name of a null customer is read", {
    found: ["null-field-acknowledged", "all-fields-null-acknowledged"],
    diagnosis: ["null-field-refused"],
  }),
  inLanguage("ruby", "null-call", "The length of a null call_uuid is taken", {
    thorough: true,
    found: ["null-field-acknowledged", "all-fields-null-acknowledged"],
    informs: ["wrong-type"],
    diagnosis: ["null-field-refused"],
  }),
  inLanguage("java", "sha256", "It hashes with SHA-256", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["sha256-of-body-and-secret"],
  }),
  inLanguage("java", "signed-bytes", "Integer.toHexString of negative bytes", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["digest-bytes-signed"],
  }),
  inLanguage("java", "unpadded-bytes", "Integer.toHexString without padding", {
    found: ["valid-notification-acknowledged"],
    more: true,
    diagnosis: ["digest-bytes-unpadded"],
  }),
  inLanguage("java", "big-integer", "BigInteger drops the leading zeros", {
    found: ["leading-zero-signature-acknowledged"],
    more: true,
    diagnosis: ["digest-as-number"],
  }),
  inLanguage("java", "upper-case", "The digest is compared in upper case", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["digest-in-upper-case"],
  }),
  inLanguage("java", "base64-of-hex", "The hexadecimal digest is encoded as base64", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["digest-hex-in-base64"],
  }),
  inLanguage("java", "decodes-latin1", "The body is decoded as Latin-1", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["body-as-latin1"],
  }),
  inLanguage("java", "encodes-latin1", "The text is encoded as Latin-1", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["characters-as-question-marks"],
  }),
  inLanguage("java", "encodes-gbk", "The text is encoded as GBK", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["body-as-gbk"],
  }),
  inLanguage("java", "reads-lines", "The body is read by lines", {
    found: ["every-style-acknowledged"],
    diagnosis: ["line-breaks-changed"],
  }),
  inLanguage("java", "secret-null", "The secret is null", {
    found: ["valid-notification-acknowledged"],
    diagnosis: ["secret-missing-as-word"],
  }),
];
