/** The languages of the documentation; each has a folder of this name in docs/. */
export const languages = ["en", "zh"] as const;
export type Language = (typeof languages)[number];

/** The same words in both languages. */
export type Words = Readonly<Record<Language, string>>;

/** A page of the reference that is written from records of the source. */
export interface Page {
  /** File name in docs/<language>/reference/, without its ending. */
  readonly name: string;
  readonly title: Words;
  /** One sentence for the index. */
  readonly about: Words;
  /** The Markdown below the title. */
  body(language: Language): string | Promise<string>;
}

/** A Markdown table; line breaks and bars in cells are escaped. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;
  return [line(head), `|${"---|".repeat(head.length)}`, ...rows.map(line)].join("\n");
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll(/\s*\n\s*/g, " ");
}

/** Inline code; nothing for nothing. */
export function code(text: string): string {
  return text === "" ? "" : `\`${text}\``;
}

/** A fenced block. */
export function fence(info: string, text: string): string {
  return `\`\`\`${info}\n${text.trimEnd()}\n\`\`\``;
}

/** Markdown of a record, such as `explain`, below a heading of the page: without headings of its own. */
export function prose(text: string): string {
  return text.trim().replaceAll(/^#+ (.*)$/gm, "**$1**");
}
