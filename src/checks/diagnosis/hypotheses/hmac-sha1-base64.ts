import { createHmac } from "node:crypto";
import { followScheme } from "../fixes/scheme.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const hmacSha1Base64: Hypothesis = {
  id: "hmac-sha1-base64",
  title: "The receiver expects an HMAC-SHA1 in base64",
  formula: "base64(HMAC-SHA1(key = secret, body))",
  guesses: ({ body, secret }) => [{ signature: createHmac("sha1", secret).update(body).digest("base64") }],
  why: "Cloud platforms sign so; the platform of this interface sends the hexadecimal SHA1 of body and secret.",
  fix: followScheme,
};
