import type { Json } from "./json.ts";
import { objectOf } from "./json.ts";
import type { Tree } from "./tree.ts";

/**
 * The value of a tree, as `JSON.parse` would give it but for two things: an integer beyond 2^53 is a bigint, and
 * `__proto__` is a key like any other. Of a key that occurs twice the last one counts.
 */
export function jsonOf(tree: Tree): Json {
  switch (tree.type) {
    case "literal":
    case "string":
      return tree.value;
    case "number":
      return numberOf(tree.lexeme);
    case "array":
      return tree.items.map(jsonOf);
    case "object":
      return objectOf(tree.members.map(({ key, value }) => [key.value, jsonOf(value)]));
  }
}

function numberOf(lexeme: string): number | bigint {
  const number = Number(lexeme);
  return Number.isSafeInteger(number) || /[.e]/i.test(lexeme) ? number : BigInt(lexeme);
}
