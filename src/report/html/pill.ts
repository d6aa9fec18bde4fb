import type { RowStatus } from "../outcome.ts";
import type { Markup } from "./markup.ts";
import { both, markup } from "./markup.ts";
import { statusNames } from "./words.ts";

/** The name of a status on its colour. */
export function pill(status: RowStatus): Markup {
  return markup`<span class="pill ${status}">${both(statusNames[status])}</span>`;
}
