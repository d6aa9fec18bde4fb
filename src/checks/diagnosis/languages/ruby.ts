import { plainEscapes } from "../../../json/layout.ts";
import { writeTree } from "../../../json/write-tree.ts";
import type { Writer } from "./dialect.ts";
import { floatText, isInteger, signedExponent } from "./float.ts";

/** `to_json`; `html` is what Rails escapes on top, `pretty` is `JSON.pretty_generate`. */
export function ruby(options: { html?: boolean; pretty?: boolean } = {}): Writer {
  return (tree) =>
    writeTree(tree, {
      escapes: { ...plainEscapes, also: options.html ? "<>&\u2028\u2029" : "" },
      number: numberText,
      ...(options.pretty ? { indent: "  ", keySeparator: ": " } : {}),
    });
}

/** `to_s` of a parsed body: `{"id"=>"…"}`. */
export const rubyInspect: Writer = (tree) => {
  switch (tree.type) {
    case "literal":
      return tree.value === null ? "nil" : String(tree.value);
    case "number":
      return numberText(tree.lexeme);
    case "string":
      return stringInspect(tree.value);
    case "array":
      return `[${tree.items.map(rubyInspect).join(", ")}]`;
    case "object":
      return `{${tree.members.map(({ key, value }) => `${rubyInspect(key)}=>${rubyInspect(value)}`).join(", ")}}`;
  }
};

function stringInspect(text: string): string {
  const escaped = text.replace(/["\\]|#(?=[{$@])|[\p{Cc}\p{Zl}\p{Zp}]/gu, (character) => {
    const short = shortForms[character];
    if (short !== undefined) return short;
    if (!/\p{C}|\p{Z}/u.test(character)) return `\\${character}`;
    return `\\u${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
  });
  return `"${escaped}"`;
}

const shortForms: Readonly<Record<string, string>> = {
  "\u0007": "\\a",
  "\b": "\\b",
  "\t": "\\t",
  "\n": "\\n",
  "\v": "\\v",
  "\f": "\\f",
  "\r": "\\r",
  "\u001b": "\\e",
};

function numberText(lexeme: string): string {
  return isInteger(lexeme) ? BigInt(lexeme).toString() : floatText(lexeme, notation);
}

const notation = {
  low: -4,
  high: 15,
  zeroFraction: true,
  zeroFractionBeforeExponent: true,
  exponent: signedExponent(2),
};
