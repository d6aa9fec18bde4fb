/** A run of text or of code inside a paragraph. */
export interface Span {
  readonly code: boolean;
  readonly text: string;
}

export type Block =
  | { readonly is: "paragraph"; readonly spans: readonly Span[] }
  | { readonly is: "list"; readonly items: readonly (readonly Span[])[] }
  | { readonly is: "code"; readonly text: string };

/**
 * The little Markdown that explanations and fixes are written in: paragraphs, lists with `-`, code between backticks
 * and between fences. Everything else is text: no link, image or element comes out of it, whoever wrote the journal.
 */
export function blocksOf(source: string): readonly Block[] {
  const blocks: Block[] = [];
  for (const [part, fenced] of partsOf(source)) {
    if (fenced) blocks.push({ is: "code", text: part });
    else for (const paragraph of part.split(/\n\s*\n/)) blocks.push(...blockOf(paragraph.trim()));
  }
  return blocks;
}

function partsOf(source: string): readonly (readonly [text: string, fenced: boolean])[] {
  // Splitting at whole fence lines leaves code at every odd place.
  return source.split(/^```.*\n?/m).map((text, index) => [text.replace(/\n$/, ""), index % 2 === 1] as const);
}

function blockOf(paragraph: string): readonly Block[] {
  if (paragraph === "") return [];
  if (!/^[-*] /.test(paragraph)) return [{ is: "paragraph", spans: spansOf(paragraph) }];
  return [
    {
      is: "list",
      items: paragraph
        .slice(2)
        .split(/\n[-*] /)
        .map(spansOf),
    },
  ];
}

function spansOf(text: string): readonly Span[] {
  return text
    .replaceAll(/\s*\n\s*/g, " ")
    .split("`")
    .map((text, index) => ({ code: index % 2 === 1, text }))
    .filter(({ text }) => text !== "");
}
