import { plainEscapes } from "../../../json/layout.ts";
import { writeTree } from "../../../json/write-tree.ts";
import type { Writer } from "./dialect.ts";
import { doubleText } from "./java-double.ts";

/** Gson with its default HTML escaping; `doubles` where numbers went through a `Map` of objects. */
export function gson(options: { doubles?: boolean } = {}): Writer {
  return (tree) =>
    writeTree(tree, {
      escapes: { ...plainEscapes, also: "<>&='\u2028\u2029" },
      number: options.doubles ? doubleText : (lexeme) => lexeme,
    });
}
