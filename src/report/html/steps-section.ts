import type { RunRecord } from "../../run/record.ts";
import type { Markup } from "./markup.ts";
import { both, markup } from "./markup.ts";
import { pill } from "./pill.ts";
import { words } from "./words.ts";

/** The steps of the scenarios that were played, in a table each. */
export function stepsSection({ steps }: RunRecord): Markup | null {
  if (steps.length === 0) return null;
  const rows = steps.map(
    ({ scenario, step, title, status, expected, actual }) =>
      markup`<tr>
        <td>${pill(status)}</td>
        <td>${scenario}</td>
        <td>${step}</td>
        <td>
          ${title}${actual === null ? null : markup`<div class="sub">${both(words.expected)}: ${expected ?? ""} · ${both(words.actual)}: ${actual}</div>`}
        </td>
      </tr>`,
  );
  return markup`<h2>${both(words.steps)}</h2>
    <div class="scroll">
      <table>
        <tbody>
          ${rows}
        </tbody>
      </table>
    </div>`;
}
