import { plainEscapes } from "../../../json/layout.ts";
import type { Tree } from "../../../json/tree.ts";
import { writeTree } from "../../../json/write-tree.ts";
import type { Writer } from "./dialect.ts";
import { floatText, isInteger, signedExponent } from "./float.ts";

/** `json_encode(json_decode($body, true), …)`; the options are the flags that leave something unescaped or indent. */
export function php(options: { unicode?: boolean; slashes?: boolean; pretty?: boolean } = {}): Writer {
  const unicode = options.unicode ?? false;
  return (tree) =>
    writeTree(arraysOf(tree), {
      escapes: {
        ...plainEscapes,
        nonAscii: !unicode,
        slash: !(options.slashes ?? false),
        also: unicode ? "\u2028\u2029" : "",
      },
      number: numberText,
      ...(options.pretty ? { indent: "    ", keySeparator: ": " } : {}),
    });
}

/** An object becomes an array, which is written as a list if it is empty or its keys count from zero. */
function arraysOf(tree: Tree): Tree {
  if (tree.type === "array") return { type: "array", items: tree.items.map(arraysOf) };
  if (tree.type !== "object") return tree;
  if (tree.members.every(({ key }, index) => key.value === String(index))) {
    return { type: "array", items: tree.members.map(({ value }) => arraysOf(value)) };
  }
  return { type: "object", members: tree.members.map(({ key, value }) => ({ key, value: arraysOf(value) })) };
}

function numberText(lexeme: string): string {
  const isInt64 =
    isInteger(lexeme) && lexeme !== "-0" && BigInt.asIntN(64, BigInt(lexeme)) === BigInt(lexeme);
  return isInt64 ? lexeme : floatText(lexeme, notation);
}

const notation = {
  low: -4,
  high: 17,
  zeroFraction: false,
  zeroFractionBeforeExponent: true,
  exponent: signedExponent(1),
};
