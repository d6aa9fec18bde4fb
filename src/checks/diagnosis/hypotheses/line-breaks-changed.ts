import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead, textOf } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const lineBreaksChanged: Hypothesis = {
  id: "line-breaks-changed",
  title: "The receiver changes line breaks in the body",
  formula: 'SHA1(body with "\\n" for "\\r\\n", or without, + secret)',
  guesses: (probe) => {
    const text = textOf(probe.body);
    return [
      text.replaceAll("\r\n", "\n"),
      text.replace(/[\r\n]+/g, ""),
      text.replace(/\r?\n/g, "\r\n"),
    ].flatMap((changed) => hashedInstead(changed, probe));
  },
  why: "Reading by lines and joining them again loses or changes the line breaks; it fails only for bodies that have some.",
  fix: keepRawBody,
};
