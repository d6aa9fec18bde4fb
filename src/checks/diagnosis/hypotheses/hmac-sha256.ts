import { createHmac } from "node:crypto";
import { followScheme } from "../fixes/scheme.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const hmacSha256: Hypothesis = {
  id: "hmac-sha256",
  title: "The receiver computes an HMAC-SHA256",
  formula: "HMAC-SHA256(key = secret, body)",
  guesses: ({ body, secret }) => [{ signature: createHmac("sha256", secret).update(body).digest("hex") }],
  why: "This is the scheme of most other platforms, often copied together with their sample code; section 5 asks for a plain SHA1 over body and secret.",
  fix: followScheme,
};
