import { writeLowerHex } from "../fixes/digest-text.ts";
import { hash } from "../hash.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const digestAfterSha1Prefix: Hypothesis = {
  id: "digest-after-sha1-prefix",
  title: "The receiver expects `sha1=` before the digest",
  formula: '"sha1=" + hex(SHA1(body + secret))',
  guesses: ({ body, secret }) => [{ signature: `sha1=${hash("sha1", body, secret).digest("hex")}` }],
  why: "Other platforms name the algorithm in the header; this one sends the bare digest.",
  fix: writeLowerHex,
};
