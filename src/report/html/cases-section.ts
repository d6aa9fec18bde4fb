import type { RunRecord } from "../../run/record.ts";
import { rowName } from "../../run/summarize.ts";
import { rowStatusOf } from "../outcome.ts";
import { sentence } from "../zh/sentence.ts";
import type { Markup } from "./markup.ts";
import { both, markup } from "./markup.ts";
import { pill } from "./pill.ts";
import { words } from "./words.ts";

/** Every case by its name with its result, folded: for who looks for one. */
export function casesSection({ checks }: RunRecord): Markup {
  const results = checks.flatMap(({ rows }) => rows.map(({ result }) => result));
  const lines = results.map(
    (result) =>
      markup`<tr>
        <td>${pill(rowStatusOf(result))}</td>
        <td><code>${rowName(result)}</code></td>
        <td>${result.actual === null ? null : both({ en: result.actual, zh: sentence(result.actual) })}</td>
      </tr>`,
  );
  return markup`<details class="card">
    <summary><h3>${both(words.allCases)} (${results.length})</h3></summary>
    <div class="in"><table><tbody>${lines}</tbody></table></div>
  </details>`;
}
