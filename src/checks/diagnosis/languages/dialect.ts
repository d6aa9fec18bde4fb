import { parseTree } from "../../../json/parse-tree.ts";
import type { Tree } from "../../../json/tree.ts";

/** Writes a parsed body the way a language or library does. */
export type Writer = (tree: Tree) => string;

/** The body parsed and written again; undefined if it is not JSON. */
export function rewritten(body: Uint8Array, write: Writer): string | undefined {
  try {
    return write(parseTree(body));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
