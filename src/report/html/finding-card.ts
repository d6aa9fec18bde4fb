import type { Finding } from "../../run/events.ts";
import { rowName } from "../../run/summarize.ts";
import type { RunRecord } from "../../run/record.ts";
import { exchangeOf } from "../exchange.ts";
import type { Block, Span } from "../prose.ts";
import { blocksOf } from "../prose.ts";
import { firstRow, tellingDelivery, rowCommands } from "../row-details.ts";
import { commandLines } from "./commands.ts";
import { exchangePanels } from "./exchange-panels.ts";
import type { Markup } from "./markup.ts";
import { both, markup } from "./markup.ts";
import { nameList } from "./name-list.ts";
import { words } from "./words.ts";

/** A confirmed cause: why, the evidence, where the bytes part, how to mend it, and what it explains. */
export function findingCard(finding: Finding, record: RunRecord): Markup {
  const { difference } = finding;
  const row = firstRow(finding, record);
  const event = row === undefined ? undefined : tellingDelivery(row, record);
  const commands = row === undefined ? [] : rowCommands(row, record).hookproof;
  return markup`<article class="card cause" id="cause-${finding.id}">
    <header>
      <div>
        <h3 lang="en">${finding.title}</h3>
        <span class="sub">${finding.id}</span>
      </div>
    </header>
    <div class="in" lang="en">
      <h4>${both(words.why)}</h4>
      ${prose(finding.why)}
      <h4>${both(words.fix)}</h4>
      ${prose(finding.fix)}
      <h4>${both(words.evidence)}</h4>
      <ul>
        ${finding.evidence.map((sentence) => markup`<li>${sentence}</li>`)}
      </ul>
      ${
        difference === null
          ? null
          : markup`<h4>${both(words.difference)}: ${difference.offset}</h4>
              <div class="exchange">
                <div>
                  <p class="sub">${both(words.sentBytes)}</p>
                  <pre>${difference.sent}</pre>
                </div>
                <div>
                  <p class="sub">${both(words.hashedBytes)}</p>
                  <pre>${difference.hashed}</pre>
                </div>
              </div>`
      }
      ${finding.cases.length === 0 ? null : nameList(words.explains, finding.cases.map(rowName))}
      ${
        row === undefined || event === undefined
          ? null
          : markup`<h4>${both(words.example)}: ${rowName(row)}</h4>
              ${exchangePanels(exchangeOf(event))}`
      }
      ${
        commands.length === 0
          ? null
          : markup`<h4>${both(words.reproduce)}</h4>
              ${commandLines(commands)}`
      }
    </div>
  </article>`;
}

function prose(source: string): readonly Markup[] {
  return blocksOf(source).map(blockMarkup);
}

function blockMarkup(block: Block): Markup {
  if (block.is === "code") return markup`<pre>${block.text}</pre>`;
  if (block.is === "paragraph") return markup`<p>${spans(block.spans)}</p>`;
  return markup`<ul>
    ${block.items.map((item) => markup`<li>${spans(item)}</li>`)}
  </ul>`;
}

function spans(list: readonly Span[]): readonly Markup[] {
  return list.map(({ code, text }) => (code ? markup`<code>${text}</code>` : markup`${text}`));
}
