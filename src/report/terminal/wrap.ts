import { widthOf } from "../text-width.ts";

/**
 * The text in lines of at most `columns`, each with `indent` before it, broken at spaces. A word longer than a line,
 * such as a URL or Chinese text without spaces, gets a line of its own and is left whole, so that it can be copied.
 */
export function wrap(text: string, columns: number, indent: string): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && widthOf(indent) + widthOf(line) + 1 + widthOf(word) > columns) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines.map((line) => `${indent}${line}\n`).join("");
}

/** A label and its text, as two columns: the text wraps in its own. */
export function labelled(label: string, text: string, columns: number, indent: string): string {
  const under = `${indent}${" ".repeat(labelWidth)}`;
  return `${indent}${label.padEnd(labelWidth)}${wrap(text, columns, under).slice(under.length)}`;
}

/** Columns of the labels of details, `expected`, `actual`, `answered` among them, with the space after them. */
export const labelWidth = 10;
