import type { Bilingual } from "../bilingual.ts";
import type { Markup } from "./markup.ts";
import { both, markup } from "./markup.ts";

/** More names than this are folded away behind their number. */
const limit = 16;

/** Names of cases, as many as there are; a long list is folded. */
export function nameList(label: Bilingual, names: readonly string[]): Markup {
  const list = markup`<ul class="names">
    ${names.map((name) => markup`<li><code>${name}</code></li>`)}
  </ul>`;
  const heading = markup`${both(label)} (${names.length})`;
  if (names.length <= limit) return markup`<h4>${heading}</h4>${list}`;
  return markup`<details class="fold">
    <summary>${heading}</summary>
    ${list}
  </details>`;
}
