import { useExactSecret } from "../fixes/secret.ts";
import { otherSecret, textOf } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const secretUrlEncoded: Hypothesis = {
  id: "secret-url-encoded",
  title: "The receiver uses the secret in its URL-encoded form",
  formula: "SHA1(body + encodeURIComponent(secret))",
  guesses: (probe) => otherSecret(encodeURIComponent(textOf(probe.secret)), probe),
  why: "The secret came through a URL or a form and was not decoded.",
  fix: useExactSecret,
};
