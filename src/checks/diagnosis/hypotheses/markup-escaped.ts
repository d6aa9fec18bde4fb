import { keepRawBody } from "../fixes/raw-body.ts";
import { hashedInstead, textOf } from "../guess.ts";
import type { Hypothesis } from "../hypothesis.ts";

export const markupEscaped: Hypothesis = {
  id: "markup-escaped",
  title: "The receiver escapes or strips markup in the body",
  formula: "SHA1(htmlspecialchars(body) + secret)",
  guesses: (probe) => {
    const text = textOf(probe.body);
    const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
    return [
      text.replace(/<[^>]*>/g, ""),
      escaped.replaceAll('"', "&quot;"),
      escaped.replaceAll('"', "&quot;").replaceAll("'", "&#039;"),
    ].flatMap((changed) => hashedInstead(changed, probe));
  },
  why: "A filter against cross-site scripting rewrites the input before the handler sees it.",
  fix: keepRawBody,
};
