import { plainEscapes } from "../../../json/layout.ts";
import { writeTree } from "../../../json/write-tree.ts";
import type { Writer } from "./dialect.ts";
import { isInteger } from "./float.ts";
import { doubleText } from "./java-double.ts";

/** Jackson's tree model, written compactly. */
export const jackson: Writer = (tree) =>
  writeTree(tree, {
    escapes: { ...plainEscapes, hex: "upper" },
    number: (lexeme) => (isInteger(lexeme) ? lexeme : doubleText(lexeme)),
  });
