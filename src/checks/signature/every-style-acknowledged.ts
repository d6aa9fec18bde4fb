import type { StyleId } from "../../wire/style.ts";
import { styleIds, styles } from "../../wire/style.ts";
import { rawBodyAdvice } from "../advice/raw-body.ts";
import { withText } from "../free-text.ts";
import { variationCheck } from "../variation-check.ts";

/** Text in which each style finds something to write in its own way, and only what it needs for that. */
const telling: Readonly<Partial<Record<StyleId, string>>> = {
  "escaped-html": "<发票> & 'p=1'",
  "escaped-line-separators": "一\u2028二\u2029三",
  "escaped-controls": "第一行\n第二行\t列",
};

/** Styles that find most receivers which hash something else than the bytes. */
const representative = ["spaced", "escaped-upper", "escaped-slash", "odd"];

export const everyStyleAcknowledged = variationCheck({
  id: "every-style-acknowledged",
  title: "The signature is accepted however the JSON is written",
  section: "5.1",
  also: ["5.2", "5.3", "4.1/body"],
  explain: `The signature covers the bytes of the body, not what they mean. The same JSON can be written with or without
white space, with characters or escapes, in any order of keys. A receiver that parses the body and writes it again before
hashing is right only as long as the platform happens to write as the receiver does; one release later every notification
is refused.

${rawBodyAdvice}`,
  rows: () =>
    styleIds
      .filter((style) => styles[style].must)
      .map((style) => ({
        id: style,
        topic: null,
        ...(representative.includes(style) ? {} : { thorough: true }),
        vary: (context) => withText(context, telling[style] ?? "https://shop.example/发票/2021"),
        tampering: () => ({ style }),
      })),
});
