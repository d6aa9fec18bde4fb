import type { Summary } from "../../run/events.ts";
import type { RunRecord } from "../../run/record.ts";
import type { Bilingual } from "../bilingual.ts";
import { outcomeOf } from "../outcome.ts";
import { verdictWords } from "../verdict-words.ts";
import type { Markup } from "./markup.ts";
import { both, markup } from "./markup.ts";
import { words } from "./words.ts";

/** The top of the page: the verdict in words, what was done to come to it, and the figures. */
export function verdictSection(record: RunRecord): Markup {
  const { summary, started } = record;
  const verdict = verdictWords(record);
  if (summary === null || verdict === null) return markup``;
  const { acknowledged, unspecified, failed, unresolved } = summary.deliveries;
  const sent = acknowledged + unspecified + failed + unresolved;
  const lead: Bilingual = {
    en: `hookproof played the customer-service platform against ${started?.target ?? "the receiver"}: it sent ${sent} requests, most signed as the interface says and some forged or damaged on purpose, and judged each answer.`,
    zh: `hookproof 模拟客服平台，向 ${started?.target ?? "接收端"} 发送了 ${sent} 个请求（大多按接口约定签名，部分为刻意伪造或损坏），并逐一判定应答。`,
  };
  return markup`<section class="verdict ${verdict.tone}">
      <h1>${both(verdict.sentence)}</h1>
      <p>${both(lead)}</p>
      ${summary.lost.length > 0 ? markup`<p>${both(words.noRetry)}</p>` : null}
    </section>
    <div class="tiles">${tiles(record, summary, sent)}</div>`;
}

function tiles(
  { checks }: RunRecord,
  { results, deliveries, lost }: Summary,
  sent: number,
): readonly Markup[] {
  const failing = checks.filter((check) => outcomeOf(check).status === "fail").length;
  const rows = results.pass + results.fail + results.warn + results.info + results.blocked;
  return [
    checks.length === 0
      ? markup``
      : tile(words.checks, `${failing} / ${checks.length}`, { en: "failed", zh: "失败" }, failing > 0),
    tile(
      words.rows,
      `${results.fail} / ${rows}`,
      {
        en: `failed, ${results.warn} warned, ${results.blocked} blocked`,
        zh: `失败，另有 ${results.warn} 警告、${results.blocked} 受阻`,
      },
      results.fail > 0,
    ),
    tile(
      words.requests,
      `${sent}`,
      {
        en: `${deliveries.acknowledged} answered with 200`,
        zh: `${deliveries.acknowledged} 个得到 200 应答`,
      },
      false,
    ),
    tile(
      words.lost,
      `${lost.length}`,
      { en: "not acknowledged, never sent again", zh: "未被确认，平台不会重发" },
      lost.length > 0,
    ),
  ];
}

function tile(label: Bilingual, figure: string, told: Bilingual, isBad: boolean): Markup {
  return markup`<div class="tile ${isBad ? "bad" : ""}">
    <span>${both(label)}</span><b>${figure}</b><span>${both(told)}</span>
  </div>`;
}
