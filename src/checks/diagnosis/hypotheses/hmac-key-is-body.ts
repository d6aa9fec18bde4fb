import { createHmac } from "node:crypto";
import { followScheme } from "../fixes/scheme.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const hmacKeyIsBody: Hypothesis = {
  id: "hmac-key-is-body",
  title: "The receiver computes an HMAC with body and secret swapped",
  formula: "HMAC-SHA1(key = body, secret)",
  guesses: ({ body, secret }) => [{ signature: createHmac("sha1", body).update(secret).digest("hex") }],
  why: "The arguments of the HMAC are the wrong way round, and an HMAC is not what section 5 asks for.",
  fix: followScheme,
};
