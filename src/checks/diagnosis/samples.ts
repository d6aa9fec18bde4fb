import { Buffer } from "node:buffer";
import type { Notification } from "../../contract/notification.ts";
import { writeCompact } from "../../json/write-compact.ts";
import type { StyleId } from "../../wire/style.ts";
import { writeStyled } from "../../wire/style.ts";
import type { Sample } from "./sample.ts";

/**
 * Bodies on which wrong formulas give themselves away: the same notification in styles that no serialiser shares, in
 * two pieces, and with text and numbers that languages write differently in a field that the document does not name.
 */
export function samplesOf(notification: Notification, signatureHeader: string): readonly Sample[] {
  const sample = (label: string, text: string): Sample => ({
    label,
    body: Buffer.from(text),
    pace: null,
    signatureHeader,
    headers: {},
  });
  const styled = (style: StyleId) => sample(`in style ${style}`, writeStyled(notification, style));
  const compact = writeCompact(notification);
  return [
    sample("written compactly", compact),
    styled("odd"),
    styled("indented-crlf"),
    styled("spaced"),
    styled("trailing-newline"),
    styled("escaped-lower"),
    styled("escaped-slash"),
    styled("escaped-html"),
    sample("with a telling field", `${compact.slice(0, -1)},"hookproof":${telling}}`),
    sample("with an emoji", `${compact.slice(0, -1)},"hookproof":"😀"}`),
    inTwoPieces(
      sample("in two pieces, cut inside a character", `${compact.slice(0, -1)},"hookproof":"中文"}`),
    ),
  ];
}

/** Legal JSON that PHP, Go, Python, Ruby, Java and JavaScript each write again in a way of their own. */
const telling =
  '{ "zero":1.0,"exponent":1e2,"tiny":1e-7,"large":9007199254740993,"10":"b","9":"a","none":{},' +
  '"text":"a+b%41 \\u001B \\u007f\u2028 <b class=\'x\'>&amp;</b> \\/ / é 中 😀 =" }';

/** Cuts in the middle of the last Chinese character, so that each half is not text by itself. */
function inTwoPieces(sample: Sample): Sample {
  const cut = sample.body.length - 4;
  return { ...sample, pace: { cuts: [cut], pauseMs: 20 } };
}
