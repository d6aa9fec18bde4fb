import { writeLowerHex } from "../fixes/digest-text.ts";
import { hash } from "../hash.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const digestAsNumber: Hypothesis = {
  id: "digest-as-number",
  title: "The receiver drops the leading zeros of the digest",
  formula: "new BigInteger(1, SHA1(body + secret)).toString(16)",
  guesses: ({ body, secret }) => [
    { signature: BigInt(`0x${hash("sha1", body, secret).digest("hex")}`).toString(16) },
  ],
  why: "Written as a number the digest loses its leading zeros, so one notification in sixteen is refused, seemingly at random.",
  fix: writeLowerHex,
};
