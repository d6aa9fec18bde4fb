import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";
import { php } from "../languages/php.ts";
import { rewritten } from "../languages/dialect.ts";

export const phpJsonEncodePretty: Hypothesis = {
  id: "php-json-encode-pretty",
  title: "The receiver hashes indented JSON (PHP)",
  formula: "SHA1(json_encode(json_decode(body, true), JSON_PRETTY_PRINT) + secret)",
  guesses: (probe) => hashedInstead(rewritten(probe.body, php({ pretty: true })), probe),
  why: "The body was parsed and written again for people to read; the bytes are not those that were signed.",
  fix: keepRawBody,
};
