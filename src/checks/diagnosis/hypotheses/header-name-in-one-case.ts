import { readHeader } from "../fixes/header-name.ts";
import { hash } from "../hash.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const headerNameInOneCase: Hypothesis = {
  id: "header-name-in-one-case",
  title: "The receiver knows the signature header in one spelling only",
  formula: "the right signature, in a header spelt in another case",
  guesses: ({ body, secret, signatureHeader, sentHeader }) =>
    [
      signatureHeader,
      signatureHeader.toLowerCase(),
      signatureHeader.toUpperCase(),
      titleCase(signatureHeader),
    ]
      .filter((name) => name !== sentHeader)
      .map((header) => ({ signature: hash("sha1", body, secret).digest("hex"), header, variant: header })),
  why: "HTTP header names have no case, and proxies and HTTP/2 write them in lower case; a lookup in an ordinary map heeds case.",
  fix: readHeader,
};

const titleCase = (name: string) =>
  name.toLowerCase().replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
