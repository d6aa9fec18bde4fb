import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";
import { php } from "../languages/php.ts";
import { rewritten } from "../languages/dialect.ts";

export const phpJsonEncodeUnescapedUnicode: Hypothesis = {
  id: "php-json-encode-unescaped-unicode",
  title: "The receiver hashes re-serialised JSON (PHP, JSON_UNESCAPED_UNICODE)",
  formula: "SHA1(json_encode(json_decode(body, true), JSON_UNESCAPED_UNICODE) + secret)",
  guesses: (probe) => hashedInstead(rewritten(probe.body, php({ unicode: true })), probe),
  why: "PHP still writes `/` as `\\/`, so notifications with a URL fail.",
  fix: keepRawBody,
};
