import { readHeader } from "../fixes/header-name.ts";
import { hash } from "../hash.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const otherHeaderName: Hypothesis = {
  id: "other-header-name",
  title: "The receiver looks for the signature in another header",
  formula: "the right signature, in a header of another name",
  guesses: ({ body, secret, signatureHeader }) =>
    names
      .filter((name) => name.toLowerCase() !== signatureHeader.toLowerCase())
      .map((header) => ({ signature: hash("sha1", body, secret).digest("hex"), header, variant: header })),
  why: "The name of the header depends on the service; the document names `Service-Signature` and shows `Service-Sign` in a sample.",
  fix: readHeader,
};

/** The two names of section 5, then what other schemes use. */
const names = [
  "Service-Signature",
  "Service-Sign",
  "X-Service-Signature",
  "X-Service-Sign",
  "X-Signature",
  "Signature",
  "X-Webhook-Signature",
  "X-Hub-Signature",
  "X-Hub-Signature-256",
  "X-Sign",
];
