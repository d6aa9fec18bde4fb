import { createHmac } from "node:crypto";
import { followScheme } from "../fixes/scheme.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const hmacSha512: Hypothesis = {
  id: "hmac-sha512",
  title: "The receiver computes an HMAC-SHA512",
  formula: "HMAC-SHA512(key = secret, body)",
  guesses: ({ body, secret }) => [{ signature: createHmac("sha512", secret).update(body).digest("hex") }],
  why: "A stronger algorithm was chosen on one side only; the platform signs with SHA1.",
  fix: followScheme,
};
