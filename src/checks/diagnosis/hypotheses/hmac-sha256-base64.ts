import { createHmac } from "node:crypto";
import { followScheme } from "../fixes/scheme.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const hmacSha256Base64: Hypothesis = {
  id: "hmac-sha256-base64",
  title: "The receiver expects an HMAC-SHA256 in base64",
  formula: "base64(HMAC-SHA256(key = secret, body))",
  guesses: ({ body, secret }) => [{ signature: createHmac("sha256", secret).update(body).digest("base64") }],
  why: "Shop and messaging platforms sign so; the platform of this interface sends the hexadecimal SHA1 of body and secret.",
  fix: followScheme,
};
