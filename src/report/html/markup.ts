import type { Bilingual } from "../bilingual.ts";
import { htmlText } from "../escape/html.ts";

/** HTML that is safe to be part of a page. Only {@link markup} and {@link trusted} make it. */
export interface Markup {
  readonly markup: string;
}

export type Content = string | number | Markup | null | readonly Content[];

/** A template of HTML: whatever is put into it is escaped unless it is markup itself. */
export function markup(parts: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  const markup = parts.reduce((text, part, index) => text + textOf(contents[index - 1] ?? null) + part);
  return { markup };
}

/** Our own constant text, such as the style sheet, that is markup already. */
export function trusted(markup: string): Markup {
  return { markup };
}

/** The words in both languages; the page shows one of them. */
export function both({ en, zh }: Bilingual): Markup {
  return markup`<span class="en" lang="en">${en}</span><span class="zh" lang="zh-CN">${zh}</span>`;
}

function textOf(content: Content): string {
  if (content === null) return "";
  if (typeof content === "string" || typeof content === "number") return htmlText(String(content));
  if (isList(content)) return content.map(textOf).join("");
  return content.markup;
}

/** Narrows like `Array.isArray`, which does not narrow a readonly array. */
function isList(content: Exclude<Content, string | number | null>): content is readonly Content[] {
  return Array.isArray(content);
}
