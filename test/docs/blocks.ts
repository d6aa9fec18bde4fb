import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";

export const root = join(import.meta.dirname, "../..");

/** A fenced block of a page, or a comment `<!-- ctrl-c 2 -->`, which stands for Ctrl-C in that terminal. */
export interface Block {
  /** Path of the page from the repository. */
  readonly page: string;
  /** One-based line of the opening fence. */
  readonly line: number;
  /** The first word of the info string, such as `sh`; `ctrl-c` for the comment. */
  readonly language: string;
  /** The rest of the info string. */
  readonly words: readonly string[];
  readonly text: string;
}

/** Every page of the documentation, and the READMEs, by path from the repository. */
export function pages(): readonly string[] {
  const inDocs = readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join("docs", name));
  return ["README.md", "README.zh-CN.md", "examples/README.md", ...inDocs.toSorted()];
}

export function textOf(page: string): string {
  return readFileSync(join(root, page), "utf8");
}

/** The blocks of a page in order. */
export function blocksOf(page: string): readonly Block[] {
  const blocks: Block[] = [];
  let open: { readonly fence: string; readonly info: string; readonly line: number; lines: string[] } | null =
    null;
  for (const [index, line] of textOf(page).split("\n").entries()) {
    const fence = /^(`{3,})(.*)$/.exec(line);
    if (open !== null && line === open.fence) {
      const [language = "", ...words] = open.info.split(" ");
      blocks.push({ page, line: open.line, language, words, text: open.lines.join("\n") });
      open = null;
    } else if (open !== null) open.lines.push(line);
    else if (fence !== null)
      open = { fence: fence[1] ?? "", info: (fence[2] ?? "").trim(), line: index + 1, lines: [] };
    const terminal = /^<!-- ctrl-c (\d) -->$/.exec(line)?.[1];
    if (open === null && terminal !== undefined)
      blocks.push({ page, line: index + 1, language: "ctrl-c", words: [terminal], text: "" });
  }
  if (open !== null) throw new Error(`${page}:${open.line} opens a block and never closes it`);
  return blocks;
}

/** `save=receiver.mjs` is the value of `save`; undefined where the word is not there. */
export function valueOf(block: Block, name: string): string | undefined {
  return block.words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);
}

export function placeOf(block: Block): string {
  return `${relative(root, join(root, block.page))}:${block.line}`;
}
