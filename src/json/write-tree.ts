import { Buffer } from "node:buffer";
import type { Escapes, Layout, Order } from "./layout.ts";
import { compactLayout } from "./layout.ts";
import type { Member, Tree } from "./tree.ts";

/** Writes a tree in a layout; what the layout does not say is compact. String lexemes are spelt anew. */
export function writeTree(tree: Tree, layout: Partial<Layout> = {}): string {
  const full = { ...compactLayout, ...layout };
  return full.before + write(tree, full, stringWriter(full.escapes), full.lineEnd) + full.after;
}

type StringWriter = (text: string) => string;

/** @param newline the line end and the indentation of the level that the tree stands on */
function write(tree: Tree, layout: Layout, string: StringWriter, newline: string): string {
  switch (tree.type) {
    case "literal":
      return String(tree.value);
    case "number":
      return layout.number(tree.lexeme);
    case "string":
      return string(tree.value);
    case "array":
      return enclosed(
        "[",
        tree.items.map((item) => write(item, layout, string, newline + layout.indent)),
        "]",
        layout,
        newline,
      );
    case "object":
      return enclosed(
        "{",
        ordered(tree.members, layout.order).map(
          ({ key, value }) =>
            string(key.value) + layout.keySeparator + write(value, layout, string, newline + layout.indent),
        ),
        "}",
        layout,
        newline,
      );
  }
}

function enclosed(
  open: string,
  items: readonly string[],
  close: string,
  layout: Layout,
  newline: string,
): string {
  if (items.length === 0) return open + close;
  if (layout.indent === "") return open + items.join(layout.itemSeparator) + close;
  const inner = newline + layout.indent;
  return open + inner + items.join(layout.itemSeparator.trimEnd() + inner) + newline + close;
}

function ordered(members: readonly Member[], order: Order): readonly Member[] {
  if (order === "given") return members;
  if (order === "reversed") return members.toReversed();
  return members.toSorted((a, b) => byCodePoint(a.key.value, b.key.value));
}

/** UTF-16 order differs from code point order beyond U+FFFF; UTF-8 bytes compare as code points do. */
function byCodePoint(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

function stringWriter(escapes: Escapes): StringWriter {
  const escaped = new RegExp(
    `["\\\\\\u0000-\\u001f${escapes.slash ? "/" : ""}${escapes.nonAscii ? "\\u0080-\\uffff" : ""}${classOf(escapes.also)}]` +
      "|[\\ud800-\\udbff](?![\\udc00-\\udfff])|(?<![\\ud800-\\udbff])[\\udc00-\\udfff]",
    "g",
  );
  const escapeOf = (unit: string): string => {
    const short = escapes.also.includes(unit) ? undefined : shortForms[unit];
    if (short !== undefined && (escapes.short || unit >= " ")) return short;
    const hex = unit.charCodeAt(0).toString(16).padStart(4, "0");
    return `\\u${escapes.hex === "upper" ? hex.toUpperCase() : hex}`;
  };
  return (text) => `"${text.replace(escaped, escapeOf)}"`;
}

/** The characters as members of a regular expression's class. */
function classOf(characters: string): string {
  return characters.replace(/[\]\\^-]/g, "\\$&");
}

const shortForms: Readonly<Record<string, string>> = {
  '"': '\\"',
  "\\": "\\\\",
  "/": "\\/",
  "\b": "\\b",
  "\f": "\\f",
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
};
