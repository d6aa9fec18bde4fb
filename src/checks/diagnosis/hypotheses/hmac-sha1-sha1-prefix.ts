import { createHmac } from "node:crypto";
import { followScheme } from "../fixes/scheme.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const hmacSha1Sha1Prefix: Hypothesis = {
  id: "hmac-sha1-sha1-prefix",
  title: "The receiver expects an HMAC-SHA1 after `sha1=`",
  formula: '"sha1=" + HMAC-SHA1(key = secret, body)',
  guesses: ({ body, secret }) => [
    { signature: `sha1=${createHmac("sha1", secret).update(body).digest("hex")}` },
  ],
  why: "This is how older webhook schemes sign; the platform sends the bare SHA1 of body and secret.",
  fix: followScheme,
};
