import type { Json } from "../json/json.ts";
import type { Layout } from "../json/layout.ts";
import { plainEscapes } from "../json/layout.ts";
import { treeOf } from "../json/tree-of.ts";
import { writeCompact } from "../json/write-compact.ts";
import { writeTree } from "../json/write-tree.ts";

export interface Style {
  readonly title: string;
  /**
   * Whether every correct receiver, in any language, must take a notification that is written so. A style that is not
   * `must` is legal JSON that idiomatic receivers may refuse, so it only informs.
   */
  readonly must: boolean;
  readonly layout: Partial<Layout>;
}

const integer = /^-?\d+$/;

/**
 * The ways to write a notification as bytes. The signature covers bytes, not JSON (section 5), so a receiver that
 * hashes anything but what it was sent is found by a style that its own JSON writer does not share.
 */
export const styles = {
  compact: { title: "No white space, as most platforms write", must: true, layout: {} },
  spaced: {
    title: "A space after each separator",
    must: true,
    layout: { itemSeparator: ", ", keySeparator: ": " },
  },
  padded: {
    title: "White space of every kind around separators",
    must: true,
    layout: { itemSeparator: " ,\t", keySeparator: " :\r\n " },
  },
  indented: { title: "Indented by two spaces", must: true, layout: { indent: "  ", keySeparator: ": " } },
  "indented-crlf": {
    title: "Indented by tabs, lines end with CR LF",
    must: true,
    layout: { indent: "\t", keySeparator: ": ", lineEnd: "\r\n" },
  },
  "leading-space": { title: "White space before the first brace", must: true, layout: { before: " \n" } },
  "trailing-newline": { title: "A line feed at the end", must: true, layout: { after: "\n" } },
  "trailing-crlf": { title: "CR LF at the end", must: true, layout: { after: "\r\n" } },
  "escaped-lower": {
    title: "Everything beyond ASCII as \\uXXXX, digits in lower case",
    must: true,
    layout: { escapes: { ...plainEscapes, nonAscii: true } },
  },
  "escaped-upper": {
    title: "Everything beyond ASCII as \\uXXXX, digits in upper case",
    must: true,
    layout: { escapes: { ...plainEscapes, nonAscii: true, hex: "upper" } },
  },
  "escaped-slash": {
    title: "Every / as \\/",
    must: true,
    layout: { escapes: { ...plainEscapes, slash: true } },
  },
  "escaped-html": {
    title: "< > & ' = as \\uXXXX",
    must: true,
    layout: { escapes: { ...plainEscapes, also: "<>&'=" } },
  },
  "escaped-line-separators": {
    title: "U+2028 and U+2029 as \\uXXXX",
    must: true,
    layout: { escapes: { ...plainEscapes, also: "\u2028\u2029" } },
  },
  "escaped-controls": {
    title: "Line ends and tabs as \\u000A in place of \\n",
    must: true,
    layout: { escapes: { ...plainEscapes, short: false, hex: "upper" } },
  },
  "reversed-keys": { title: "Keys in the reverse order", must: true, layout: { order: "reversed" } },
  "sorted-keys": { title: "Keys sorted by code point", must: true, layout: { order: "sorted" } },
  odd: {
    title: "Odd in every way at once that a receiver must take",
    must: true,
    layout: {
      itemSeparator: " ,  ",
      keySeparator: "\t: ",
      indent: " ",
      lineEnd: "\r\n",
      before: "\n",
      after: "\r\n",
      order: "reversed",
      escapes: { hex: "upper", nonAscii: true, slash: true, short: false, also: "<>&'=" },
    },
  },
  "decimal-integers": {
    title: "Integers as 12.0",
    must: false,
    layout: { number: (lexeme) => (integer.test(lexeme) ? `${lexeme}.0` : lexeme) },
  },
  "exponent-integers": {
    title: "Integers as 12e0",
    must: false,
    layout: { number: (lexeme) => (integer.test(lexeme) ? `${lexeme}e0` : lexeme) },
  },
} as const satisfies Record<string, Style>;

export type StyleId = keyof typeof styles;

export const styleIds = Object.keys(styles) as readonly StyleId[];

/** Writes a notification, or any value, in a style. */
export function writeStyled(value: Json, style: StyleId): string {
  return style === "compact" ? writeCompact(value) : writeTree(treeOf(value), styles[style].layout);
}
