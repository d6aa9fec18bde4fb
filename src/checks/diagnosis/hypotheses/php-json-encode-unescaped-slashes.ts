import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";
import { php } from "../languages/php.ts";
import { rewritten } from "../languages/dialect.ts";

export const phpJsonEncodeUnescapedSlashes: Hypothesis = {
  id: "php-json-encode-unescaped-slashes",
  title: "The receiver hashes re-serialised JSON (PHP, JSON_UNESCAPED_SLASHES)",
  formula: "SHA1(json_encode(json_decode(body, true), JSON_UNESCAPED_SLASHES) + secret)",
  guesses: (probe) => hashedInstead(rewritten(probe.body, php({ slashes: true })), probe),
  why: "PHP still escapes every character that is not ASCII, so notifications with Chinese text fail.",
  fix: keepRawBody,
};
