import { parseTree } from "../index.ts";
import type { BodyRow } from "./api.ts";

type Tree = ReturnType<typeof parseTree>;

/** The lines of a body, in the order of the wire. @throws SyntaxError where it is not JSON */
export function bodyRows(body: Uint8Array): readonly BodyRow[] {
  const rows: BodyRow[] = [];
  const visit = (tree: Tree, pointer: string, pattern: string, name: string, depth: number) => {
    if (pointer !== "") {
      const size = sizeOf(tree);
      rows.push({
        pointer,
        pattern,
        name,
        depth,
        json: size > 0 ? null : leafText(tree),
        type: typeOf(tree),
        size,
      });
    }
    if (tree.type === "object")
      for (const { key, value } of tree.members) {
        const token = key.value.replaceAll("~", "~0").replaceAll("/", "~1");
        visit(value, `${pointer}/${token}`, `${pattern}/${token}`, key.value, pointer === "" ? 0 : depth + 1);
      }
    if (tree.type === "array")
      for (const [index, item] of tree.items.entries())
        visit(item, `${pointer}/${index}`, `${pattern}/*`, String(index + 1), depth + 1);
  };
  visit(parseTree(body), "", "", "", 0);
  return rows;
}

function sizeOf(tree: Tree): number {
  if (tree.type === "object") return tree.members.length;
  return tree.type === "array" ? tree.items.length : 0;
}

function leafText(tree: Tree): string {
  switch (tree.type) {
    case "literal":
      return String(tree.value);
    case "number":
      return tree.lexeme;
    case "string":
      return JSON.stringify(tree.value);
    case "array":
      return "[]";
    case "object":
      return "{}";
  }
}

function typeOf(tree: Tree): BodyRow["type"] {
  if (tree.type !== "literal") return tree.type;
  return tree.value === null ? "null" : "boolean";
}
