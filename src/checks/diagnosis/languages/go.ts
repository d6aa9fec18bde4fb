import { plainEscapes } from "../../../json/layout.ts";
import { writeTree } from "../../../json/write-tree.ts";
import type { Writer } from "./dialect.ts";

/**
 * `encoding/json`: maps come out with sorted keys and float64 numbers, structs in their own order and `exact`; `html`
 * is `SetEscapeHTML`, true by default; `end` is what is written after the value.
 */
export function go(
  options: { sorted?: boolean; exact?: boolean; html?: boolean; end?: string } = {},
): Writer {
  const html = options.html ?? true;
  return (tree) =>
    writeTree(tree, {
      order: options.sorted ? "sorted" : "given",
      after: options.end ?? "",
      escapes: { ...plainEscapes, also: `${html ? "<>&" : ""}\u2028\u2029\b\f` },
      number: options.exact ? (lexeme) => lexeme : float64Text,
    });
}

/** Go writes float64 as JavaScript writes numbers, but for negative zero. */
function float64Text(lexeme: string): string {
  return Object.is(Number(lexeme), -0) ? "-0" : String(Number(lexeme));
}
