import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead, textOf } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const lineBreaksChanged: Hypothesis = {
  id: "line-breaks-changed",
  title: "The receiver changes line breaks in the body",
  formula: "SHA1(body with its lines joined in another way + secret)",
  guesses: (probe) => {
    const text = textOf(probe.body);
    return [
      text.replaceAll("\r\n", "\n"),
      text.replace(/[\r\n]+/g, ""),
      text.replace(/\r?\n/g, "\r\n"),
      pythonLines(text).join("\n"),
    ].flatMap((changed) => hashedInstead(changed, probe));
  },
  why: "Reading by lines and joining them again loses or changes the line breaks; it fails only for bodies that have some.",
  fix: keepRawBody,
};

/** `splitlines` also splits at what is no line break to others. */
function pythonLines(text: string): readonly string[] {
  // oxlint-disable-next-line no-control-regex -- Python counts them as line breaks
  const lines = text.split(/\r\n|[\n\r\v\f\u001c-\u001e\u0085\u2028\u2029]/);
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}
