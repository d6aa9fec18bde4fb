import { plainEscapes } from "../../../json/layout.ts";
import type { Tree } from "../../../json/tree.ts";
import { writeTree } from "../../../json/write-tree.ts";
import type { Writer } from "./dialect.ts";
import { doubleText } from "./java-double.ts";

/**
 * Gson with its default HTML escaping, and without the members that are null; `doubles` where numbers went through a
 * `Map` of objects.
 */
export function gson(options: { doubles?: boolean } = {}): Writer {
  return (tree) =>
    writeTree(withoutNulls(tree), {
      escapes: { ...plainEscapes, also: "<>&='\u2028\u2029" },
      number: options.doubles ? doubleText : (lexeme) => lexeme,
    });
}

function withoutNulls(tree: Tree): Tree {
  if (tree.type === "array") return { type: "array", items: tree.items.map(withoutNulls) };
  if (tree.type !== "object") return tree;
  const members = tree.members
    .filter(({ value }) => value.type !== "literal" || value.value !== null)
    .map(({ key, value }) => ({ key, value: withoutNulls(value) }));
  return { type: "object", members };
}
