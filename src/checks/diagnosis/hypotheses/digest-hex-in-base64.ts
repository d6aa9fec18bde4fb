import { Buffer } from "node:buffer";
import { writeLowerHex } from "../fixes/digest-text.ts";
import { hash } from "../hash.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const digestHexInBase64: Hypothesis = {
  id: "digest-hex-in-base64",
  title: "The receiver compares with the base64 of the hexadecimal text",
  formula: "base64(hex(SHA1(body + secret)))",
  guesses: ({ body, secret }) => [
    { signature: Buffer.from(hash("sha1", body, secret).digest("hex")).toString("base64") },
  ],
  why: "The hexadecimal digest is encoded once more, because a helper for base64 takes text.",
  fix: writeLowerHex,
};
