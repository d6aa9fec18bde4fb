import { writeLowerHex } from "../fixes/digest-text.ts";
import { hash } from "../hash.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const signatureAfterBearer: Hypothesis = {
  id: "signature-after-bearer",
  title: "The receiver expects a scheme word before the signature",
  formula: '"Bearer " + hex(SHA1(body + secret))',
  guesses: ({ body, secret }) =>
    ["Bearer ", "SHA1 ", "v1=", "v1,", "signature="].map((prefix) => ({
      signature: prefix + hash("sha1", body, secret).digest("hex"),
      variant: prefix.trim(),
    })),
  why: "Other schemes put a version or a scheme word before the digest and the receiver cuts it off; this platform sends the bare digest.",
  fix: writeLowerHex,
};
