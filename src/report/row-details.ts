import type { CaseResult, DeliveryEnded, Finding } from "../run/events.ts";
import type { RunRecord } from "../run/record.ts";
import { rowName } from "../run/summarize.ts";
import { visible } from "./escape/visible.ts";
import { exchangeOf } from "./exchange.ts";
import { answeredText, sentText } from "./exchange-words.ts";
import { curlLines } from "./reproduce.ts";

/** One fact about a row: `expected`, `status 200`. Visible characters only. */
export type Detail = readonly [label: string, text: string];

/** Why a row did not hold, in the order in which one asks: what was expected, what came, and the exchange in brief. */
export function rowDetails(result: CaseResult, record: RunRecord): readonly Detail[] {
  const event = tellingDelivery(result, record);
  const exchange = event === undefined ? null : exchangeOf(event);
  const details: readonly (readonly [string, string | null])[] = [
    ["blocked", result.blockedBy],
    ["known", result.known],
    ["expected", result.expected],
    ["actual", result.actual],
    ["hint", result.hint],
    ["sent", exchange && sentText(exchange)],
    ["answered", exchange && answeredText(exchange)],
  ];
  return details.flatMap(([label, text]) => (text === null ? [] : [[label, visible(text)] as const]));
}

/** The commands that show the row's failure again: our own, then curl where it can. */
export interface RowCommands {
  readonly hookproof: readonly string[];
  readonly curl: readonly string[];
}

export function rowCommands(result: CaseResult, record: RunRecord): RowCommands {
  const event = tellingDelivery(result, record);
  const curl = event === undefined ? [] : curlLines(record.started?.target ?? "", event);
  return { hookproof: result.repeat === null ? [] : [visible(result.repeat)], curl: curl.map(visible) };
}

/** The delivery to show: the first that did not go as it should, else the last, which is then what decided. */
export function tellingDelivery(result: CaseResult, { deliveries }: RunRecord): DeliveryEnded | undefined {
  const own = result.deliveries.flatMap((id) => deliveries.get(id) ?? []);
  return own.find((event) => !wentWell(event)) ?? own.at(-1);
}

function wentWell({ purpose, delivery }: DeliveryEnded): boolean {
  if (purpose === "acknowledge") return delivery.verdict === "acknowledged";
  return purpose === "refuse" ? delivery.verdict !== "acknowledged" : delivery.verdict !== "failed";
}

/** The first of the rows that a finding explains, as its example. */
export function firstRow({ cases }: Finding, { checks }: RunRecord): CaseResult | undefined {
  const names = new Set(cases.map(rowName));
  return checks.flatMap(({ rows }) => rows).find(({ result }) => names.has(rowName(result)))?.result;
}
