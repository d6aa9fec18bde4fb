import { followScheme } from "../fixes/scheme.ts";
import { hash } from "../hash.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const sha1OfDigest: Hypothesis = {
  id: "sha1-of-digest",
  title: "The receiver hashes the digest of the body with the secret",
  formula: "SHA1(hex(SHA1(body)) + secret)",
  guesses: ({ body, secret }) => [
    { signature: hash("sha1", hash("sha1", body).digest("hex"), secret).digest("hex") },
  ],
  why: "The body is hashed first and its digest is signed; section 5 appends the secret to the body itself.",
  fix: followScheme,
};
