import { createHmac } from "node:crypto";
import { followScheme } from "../fixes/scheme.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const hmacSha1: Hypothesis = {
  id: "hmac-sha1",
  title: "The receiver computes an HMAC-SHA1",
  formula: "HMAC-SHA1(key = secret, body)",
  guesses: ({ body, secret }) => [{ signature: createHmac("sha1", secret).update(body).digest("hex") }],
  why: "Most webhook schemes use an HMAC, so libraries and habit reach for it; section 5 asks for a plain SHA1 over body and secret.",
  fix: followScheme,
};
