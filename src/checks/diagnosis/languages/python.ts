import { plainEscapes } from "../../../json/layout.ts";
import type { Tree } from "../../../json/tree.ts";
import { writeTree } from "../../../json/write-tree.ts";
import type { Writer } from "./dialect.ts";
import { floatText, isInteger, signedExponent } from "./float.ts";

/** `json.dumps`; `ascii` is `ensure_ascii`, true by default, `compact` is `separators=(",", ":")`. */
export function python(
  options: { ascii?: boolean; compact?: boolean; sorted?: boolean; indent?: number } = {},
): Writer {
  const ascii = options.ascii ?? true;
  return (tree) =>
    writeTree(tree, {
      itemSeparator: options.compact ? "," : ", ",
      keySeparator: options.compact ? ":" : ": ",
      indent: " ".repeat(options.indent ?? 0),
      order: options.sorted ? "sorted" : "given",
      escapes: { ...plainEscapes, nonAscii: ascii, also: ascii ? "\u007f" : "" },
      number: numberText,
    });
}

/** `str()` of the parsed body. */
export const pythonLiteral: Writer = (tree) => literal(tree);

/** `str()` of bytes: `b'…'`. */
export function bytesLiteral(bytes: Uint8Array): string {
  const text = Array.from(bytes, byteText).join("");
  return text.includes("'") && !text.includes('"') ? `b"${text}"` : `b'${text.replaceAll("'", "\\'")}'`;
}

function byteText(byte: number): string {
  const character = String.fromCharCode(byte);
  const short = shortForms[character];
  if (short !== undefined) return short;
  return byte < 0x20 || byte > 0x7e ? `\\x${byte.toString(16).padStart(2, "0")}` : character;
}

function literal(tree: Tree): string {
  switch (tree.type) {
    case "literal":
      return tree.value === null ? "None" : tree.value ? "True" : "False";
    case "number":
      return numberText(tree.lexeme);
    case "string":
      return stringLiteral(tree.value);
    case "array":
      return `[${tree.items.map(literal).join(", ")}]`;
    case "object":
      return `{${tree.members.map(({ key, value }) => `${literal(key)}: ${literal(value)}`).join(", ")}}`;
  }
}

function stringLiteral(text: string): string {
  const escaped = text.replace(/[\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, (character) => {
    const short = shortForms[character];
    if (short !== undefined) return short;
    const code = character.codePointAt(0) ?? 0;
    return code < 0x100
      ? `\\x${code.toString(16).padStart(2, "0")}`
      : `\\u${code.toString(16).padStart(4, "0")}`;
  });
  return escaped.includes("'") && !escaped.includes('"')
    ? `"${escaped}"`
    : `'${escaped.replaceAll("'", "\\'")}'`;
}

const shortForms: Readonly<Record<string, string>> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

function numberText(lexeme: string): string {
  return isInteger(lexeme) ? BigInt(lexeme).toString() : floatText(lexeme, notation);
}

const notation = {
  low: -4,
  high: 16,
  zeroFraction: true,
  zeroFractionBeforeExponent: false,
  exponent: signedExponent(2),
};
