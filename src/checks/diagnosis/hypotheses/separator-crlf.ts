import { followScheme } from "../fixes/scheme.ts";
import { hash } from "../hash.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const separatorCrlf: Hypothesis = {
  id: "separator-crlf",
  title: "The receiver puts a Windows line break between body and secret",
  formula: 'SHA1(body + "\\r\\n" + secret)',
  guesses: ({ body, secret }) => [{ signature: hash("sha1", body, "\r\n", secret).digest("hex") }],
  why: "Other schemes separate the parts of the signed text; section 5 appends the secret directly.",
  fix: followScheme,
};
