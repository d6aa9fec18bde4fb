import { followScheme } from "../fixes/scheme.ts";
import { hash } from "../hash.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const separatorKeyEquals: Hypothesis = {
  id: "separator-key-equals",
  title: "The receiver puts `&key=` between body and secret",
  formula: 'SHA1(body + "&key=" + secret)',
  guesses: ({ body, secret }) => [{ signature: hash("sha1", body, "&key=", secret).digest("hex") }],
  why: "Other schemes separate the parts of the signed text; section 5 appends the secret directly.",
  fix: followScheme,
};
