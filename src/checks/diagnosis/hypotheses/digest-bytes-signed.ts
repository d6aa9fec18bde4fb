import { writeLowerHex } from "../fixes/digest-text.ts";
import { hash } from "../hash.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const digestBytesSigned: Hypothesis = {
  id: "digest-bytes-signed",
  title: "The receiver writes negative bytes as 32-bit numbers",
  formula: "join(Integer.toHexString(byte))",
  guesses: ({ body, secret }) => [
    {
      signature: [...new Int8Array(hash("sha1", body, secret).digest())]
        .map((byte) => (byte >>> 0).toString(16))
        .join(""),
    },
  ],
  why: "Bytes are signed in Java: `Integer.toHexString(b)` gives `ffffffc3` where `c3` is meant.",
  fix: writeLowerHex,
};
