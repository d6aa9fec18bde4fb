import { followScheme } from "../fixes/scheme.ts";
import { hash } from "../hash.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const separatorSecretEquals: Hypothesis = {
  id: "separator-secret-equals",
  title: "The receiver puts `&secret=` between body and secret",
  formula: 'SHA1(body + "&secret=" + secret)',
  guesses: ({ body, secret }) => [{ signature: hash("sha1", body, "&secret=", secret).digest("hex") }],
  why: "Other schemes separate the parts of the signed text; section 5 appends the secret directly.",
  fix: followScheme,
};
