import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead, textOf } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const bodyUrlDecoded: Hypothesis = {
  id: "body-url-decoded",
  title: "The receiver URL-decodes the body",
  formula: "SHA1(urldecode(body) + secret)",
  guesses: (probe) => hashedInstead(decoded(textOf(probe.body)), probe),
  why: "A parser for forms ran over the JSON: `+` became a space and `%41` became `A`.",
  fix: keepRawBody,
};

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return undefined;
  }
}
