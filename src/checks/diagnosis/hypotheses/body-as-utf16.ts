import { Buffer } from "node:buffer";
import { hashBytes } from "../fixes/text.ts";
import { textOf } from "../guess.ts";
import { hash } from "../hash.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const bodyAsUtf16: Hypothesis = {
  id: "body-as-utf16",
  title: "The receiver hashes the text as UTF-16",
  formula: "SHA1(utf16(text) + utf16(secret))",
  guesses: ({ body, secret }) => [
    { signature: hash("sha1", utf16(body), utf16(secret)).digest("hex"), hashed: utf16(body) },
  ],
  why: ".NET's `Encoding.Unicode` and Windows APIs mean UTF-16; section 5 hashes the bytes of the body.",
  fix: hashBytes,
};

const utf16 = (bytes: Uint8Array) => Buffer.from(textOf(bytes), "utf16le");
