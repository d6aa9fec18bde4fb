import type { Writer } from "./dialect.ts";

/** `toString()` of a parsed body in Java: `{id=…, event=…}`. */
export const javaMapText: Writer = (tree) => {
  switch (tree.type) {
    case "literal":
    case "string":
      return String(tree.value);
    case "number":
      return tree.lexeme;
    case "array":
      return `[${tree.items.map(javaMapText).join(", ")}]`;
    case "object":
      return `{${tree.members.map(({ key, value }) => `${key.value}=${javaMapText(value)}`).join(", ")}}`;
  }
};
