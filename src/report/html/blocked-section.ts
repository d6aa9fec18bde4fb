import type { RunRecord } from "../../run/record.ts";
import { unmetNeeds, unmetNeedWords } from "../unmet-needs.ts";
import type { Markup } from "./markup.ts";
import { both, markup } from "./markup.ts";
import { words } from "./words.ts";

/** What could not be judged, by what it needs: one line, however many cases it is. */
export function blockedSection(record: RunRecord): Markup | null {
  const needs = unmetNeeds(record).map((need) => markup`<li>${both(unmetNeedWords(need))}</li>`);
  if (needs.length === 0) return null;
  return markup`<h2>${both(words.blocked)}</h2>
    <ul>
      ${needs}
    </ul>`;
}
