import { Buffer } from "node:buffer";
import { rewritten } from "./dialect.ts";
import { writeTree } from "../../../json/write-tree.ts";
import { restringified } from "./javascript.ts";
import { python } from "./python.ts";

/** The business data of a body: as it stands there, and as some languages would write it again. */
export function innerObjects(text: string): readonly string[] {
  const start = text.search(/:\s*\{/);
  if (start < 0) return [];
  const raw = balanced(text.slice(text.indexOf("{", start)));
  const again = [
    restringified(raw),
    rewritten(Buffer.from(raw), (tree) => writeTree(tree)),
    rewritten(Buffer.from(raw), python()),
  ];
  return [raw, ...again.filter((form) => form !== undefined)];
}

/** The text up to the brace that closes its first one. */
function balanced(text: string): string {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (token === "{") depth++;
    if (token === "}" && --depth === 0) return text.slice(0, index + 1);
  }
  return text;
}
