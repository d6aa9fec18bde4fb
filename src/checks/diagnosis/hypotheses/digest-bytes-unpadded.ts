import { writeLowerHex } from "../fixes/digest-text.ts";
import { hash } from "../hash.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const digestBytesUnpadded: Hypothesis = {
  id: "digest-bytes-unpadded",
  title: "The receiver drops the leading zero of each byte",
  formula: "join(toHexString(byte)) without padding",
  guesses: ({ body, secret }) => [
    { signature: [...hash("sha1", body, secret).digest()].map((byte) => byte.toString(16)).join("") },
  ],
  why: "A byte below 16 needs a leading zero in hexadecimal. Without it a notification passes only when none of its 20 bytes is that small: about one in four.",
  fix: writeLowerHex,
};
