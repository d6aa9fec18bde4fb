import { followScheme } from "../fixes/scheme.ts";
import { hash } from "../hash.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const separatorSpace: Hypothesis = {
  id: "separator-space",
  title: "The receiver puts a space between body and secret",
  formula: 'SHA1(body + " " + secret)',
  guesses: ({ body, secret }) => [{ signature: hash("sha1", body, " ", secret).digest("hex") }],
  why: "Other schemes separate the parts of the signed text; section 5 appends the secret directly.",
  fix: followScheme,
};
