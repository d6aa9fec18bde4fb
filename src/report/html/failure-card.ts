import { statements } from "../../contract/statements.ts";
import type { RunRecord } from "../../run/record.ts";
import type { Bilingual } from "../bilingual.ts";
import { exchangeOf } from "../exchange.ts";
import type { FailureGroup } from "../failure-groups.ts";
import { rowStatusOf } from "../outcome.ts";
import { tellingDelivery, rowCommands } from "../row-details.ts";
import { checkTitle } from "../zh/check-titles.ts";
import { sentence } from "../zh/sentence.ts";
import { commandLines } from "./commands.ts";
import { exchangePanels } from "./exchange-panels.ts";
import type { Markup } from "./markup.ts";
import { both, markup } from "./markup.ts";
import { nameList } from "./name-list.ts";
import { pill } from "./pill.ts";
import { words } from "./words.ts";

export interface CardOptions {
  readonly open: boolean;
  /** Whether the matrix links here: the first card of a check. */
  readonly anchored: boolean;
}

/** Rows that did not hold in the same way: what the interface says, what came instead, the exchange, the commands. */
export function failureCard(
  { check, rows }: FailureGroup,
  record: RunRecord,
  { open, anchored }: CardOptions,
): Markup {
  const [first] = rows;
  const event = tellingDelivery(first, record);
  const { hookproof, curl } = rowCommands(first, record);
  const commands = [...hookproof, ...(curl.length === 0 ? [] : [curl.join("\n")])];
  const names = rows.map((row) => row.case).filter((name) => name !== null);
  const fact = (label: Bilingual, text: string | null, strong = false) =>
    text === null
      ? null
      : markup`<dt>${both(label)}</dt>
          <dd class="${strong ? "strong" : ""}">${both({ en: text, zh: sentence(text) })}</dd>`;
  return markup`<details
    class="card"
    ${anchored ? markup` id="check-${check.id}"` : null}${open ? markup` open` : null}
  >
    <summary>
      ${pill(rowStatusOf(first))}
      <div>
        <h3>${both({ en: check.title, zh: checkTitle(check.id, check.title) })}</h3>
        <span class="sub">${check.id}${namesInShort(names)}</span>
      </div>
    </summary>
    <div class="in">
      <dl>
        ${fact(words.blockedBy, first.blockedBy)}${fact(words.knownBecause, first.known)}${fact(words.expected, first.expected, true)}${fact(words.actual, first.actual, true)}${fact(words.hint, first.hint)}
        <dt>${both(words.interfaceSays)}</dt>
        <dd><q>${saysOf(first.section)}</q></dd>
      </dl>
      ${names.length < 2 ? null : nameList(words.cases, names)}
      ${event === undefined ? null : exchangePanels(exchangeOf(event))}
      ${
        commands.length === 0
          ? null
          : markup`<h4>${both(words.reproduce)}</h4>
              ${commandLines(commands)}`
      }
    </div>
  </details>`;
}

/** The sentence of the document behind an anchor, with the number of its section. */
function saysOf(section: string): string {
  const statement = Object.hasOwn(statements, section)
    ? statements[section as keyof typeof statements]
    : undefined;
  return statement === undefined
    ? `§ ${section}`
    : `§ ${section.split("/")[0] ?? section}  ${statement.sentence}`;
}

function namesInShort(names: readonly string[]): string {
  if (names.length === 0) return "";
  return names.length === 1 ? ` · ${names[0] ?? ""}` : ` · ${names.length} ×`;
}
