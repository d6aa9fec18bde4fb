import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";
import { php } from "../languages/php.ts";
import { rewritten } from "../languages/dialect.ts";

export const phpJsonEncodeUnescaped: Hypothesis = {
  id: "php-json-encode-unescaped",
  title: "The receiver hashes re-serialised JSON (PHP, both unescaped flags)",
  formula:
    "SHA1(json_encode(json_decode(body, true), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES) + secret)",
  guesses: (probe) => hashedInstead(rewritten(probe.body, php({ unicode: true, slashes: true })), probe),
  why: "The flags were adapted until samples passed; empty objects (written as `[]`), `1.0`, other white space and escapes still break it.",
  fix: keepRawBody,
};
