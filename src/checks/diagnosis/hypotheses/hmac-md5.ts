import { createHmac } from "node:crypto";
import { followScheme } from "../fixes/scheme.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const hmacMd5: Hypothesis = {
  id: "hmac-md5",
  title: "The receiver computes an HMAC-MD5",
  formula: "HMAC-MD5(key = secret, body)",
  guesses: ({ body, secret }) => [{ signature: createHmac("md5", secret).update(body).digest("hex") }],
  why: "The code was taken over from another integration; the platform signs with a plain SHA1.",
  fix: followScheme,
};
