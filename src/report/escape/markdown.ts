import { visible } from "./visible.ts";

/**
 * Text inside Markdown on GitHub (O07): no character of it can open a table cell, a code span, a link, an image, an
 * element or a mention. Written as character references, which Markdown shows and never interprets.
 */
export function markdown(text: string): string {
  return visible(text).replace(/[&<>"'`|\\*_{}[\]()#!~@:]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The same for a block of code: a fence longer than any run of backticks inside. */
export function markdownFence(text: string, language = ""): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const lines = text.split("\n").map(visible).join("\n");
  return `${fence}${language}\n${lines}\n${fence}`;
}
