import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";
import { php } from "../languages/php.ts";
import { rewritten } from "../languages/dialect.ts";

export const phpJsonEncode: Hypothesis = {
  id: "php-json-encode",
  title: "The receiver hashes re-serialised JSON (PHP)",
  formula: "SHA1(json_encode(json_decode(body, true)) + secret)",
  guesses: (probe) => hashedInstead(rewritten(probe.body, php()), probe),
  why: "PHP escapes `/` and every character that is not ASCII, and writes `1.0` as `1`, so notifications with a URL or Chinese text fail.",
  fix: keepRawBody,
};
