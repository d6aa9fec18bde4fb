import { createHmac } from "node:crypto";
import { followScheme } from "../fixes/scheme.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const hmacSha256Sha256Prefix: Hypothesis = {
  id: "hmac-sha256-sha256-prefix",
  title: "The receiver expects an HMAC-SHA256 after `sha256=`",
  formula: '"sha256=" + HMAC-SHA256(key = secret, body)',
  guesses: ({ body, secret }) => [
    { signature: `sha256=${createHmac("sha256", secret).update(body).digest("hex")}` },
  ],
  why: "This is how a well-known code host signs its webhooks; the platform of this interface does not.",
  fix: followScheme,
};
