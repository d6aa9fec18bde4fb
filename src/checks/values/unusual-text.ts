import { textAdvice } from "../advice/text.ts";
import { withText } from "../free-text.ts";
import { variationCheck } from "../variation-check.ts";

const texts: Readonly<Record<string, string>> = {
  nul: "a\u0000b",
  "control-characters": "\u0001\u0007\b\u001b[31m\u007f",
  noncharacters: "\ufffe\uffff",
  "lone-surrogate": "\ud800",
};

export const unusualText = variationCheck({
  id: "unusual-text",
  title: "Texts with characters that some languages refuse are acknowledged",
  section: "2.6",
  level: "may",
  thorough: true,
  explain: `JSON can carry U+0000, other control characters and half of a surrogate pair as escapes. PostgreSQL refuses
U+0000 in texts, PHP and Perl refuse lone surrogates in JSON. A correct receiver may, so this only informs.

${textAdvice}`,
  rows: () =>
    Object.entries(texts).map(([id, text]) => ({
      id,
      topic: null,
      vary: (context) => withText(context, text),
    })),
});
