import { gaps } from "../../contract/gaps.ts";
import type { RunRecord } from "../../run/record.ts";
import { millisecondsText } from "../exchange-words.ts";
import { commandLines } from "./commands.ts";
import type { Markup } from "./markup.ts";
import { both, markup } from "./markup.ts";
import { words } from "./words.ts";

/** The end of the page: what was assumed where the document is silent, and how to run it again. */
export function runSection({ started, summary, notes }: RunRecord): Markup {
  if (started === null) return markup``;
  const assumptions = started.assumptions.map(
    ({ gap, assumed }) =>
      markup`<tr>
        <td lang="en">
          ${missingOf(gap)}
          <div class="sub">${gap}</div>
        </td>
        <td lang="en">${assumed}</td>
      </tr>`,
  );
  const noted = notes.map(({ message }) => markup`<li lang="en">${message}</li>`);
  return markup`${
    assumptions.length === 0
      ? null
      : markup`<h2>${both(words.assumptions)}</h2>
            <p class="lead">${both(words.assumptionsLead)}</p>
            <div class="scroll">
              <table>
                <thead>
                  <tr>
                    <th scope="col">${both(words.gap)}</th>
                    <th scope="col">${both(words.assumed)}</th>
                  </tr>
                </thead>
                <tbody>
                  ${assumptions}
                </tbody>
              </table>
            </div>`
  }
    ${
      noted.length === 0
        ? null
        : markup`<h2>${both(words.notes)}</h2>
            <ul>
              ${noted}
            </ul>`
    }
    <h2>${both(words.run)}</h2>
    <dl>
      <dt>${both(words.receiver)}</dt>
      <dd>${started.target}</dd>
      <dt>${both(words.seed)}</dt>
      <dd>${started.seed}</dd>
      <dt>${both(words.clock)}</dt>
      <dd>${started.now}</dd>
      <dt>${both(words.took)}</dt>
      <dd>${millisecondsText(summary?.elapsedMs ?? 0)}</dd>
      <dt>${both(words.version)}</dt>
      <dd>hookproof ${started.version}</dd>
    </dl>
    <h3>${both(words.command)}</h3>
    ${commandLines([started.repeat])}`;
}

function missingOf(gap: string): string {
  return Object.hasOwn(gaps, gap) ? gaps[gap as keyof typeof gaps].missing : gap;
}
