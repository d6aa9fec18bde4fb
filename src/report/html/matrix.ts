import { isTopic, topicNames } from "../../contract/topics.ts";
import type { CheckRecord } from "../../run/record.ts";
import type { RowStatus } from "../outcome.ts";
import { rowStatuses, rowStatusOf } from "../outcome.ts";
import { areaName, checkTitle } from "../zh/check-titles.ts";
import type { Markup } from "./markup.ts";
import { both, markup } from "./markup.ts";
import { statusMarks, statusNames, words } from "./words.ts";

/** The column of rows that are about no topic, or about one that the document does not name. */
const general = "general";

/** The element of the page that tells what a check has found; null where there is nothing to tell. */
export type Anchors = (check: string) => string | null;

/** Topics × checks: a cell is the worst result of the check's rows for the topic. Columns without any row are left out. */
export function matrix(checks: readonly CheckRecord[], anchorOf: Anchors): Markup {
  const columns = [general, ...topicNames].filter((topic) =>
    checks.some(({ rows }) => rows.some(({ result }) => columnOf(result.topic) === topic)),
  );
  const areas = [...new Set(checks.map(({ check }) => check.area))];
  const head = columns.map((topic) =>
    topic === general
      ? markup`<th class="plain" scope="col">${both(words.general)}</th>`
      : markup`<th class="topic" scope="col"><span>${topic}</span></th>`,
  );
  const bodies = areas.map(
    (area) =>
      markup`<tr class="area">
          <th colspan="${columns.length + 1}" scope="colgroup">${both({ en: area, zh: areaName(area) })}</th>
        </tr>
        ${checks.filter(({ check }) => check.area === area).map((record) => checkRow(record, columns, anchorOf))}`,
  );
  const legend = rowStatuses.map(
    (status) =>
      markup`<span
        ><span class="cell ${status}" aria-hidden="true">${statusMarks[status]}</span>
        ${both(statusNames[status])}</span
      >`,
  );
  return markup`<div class="scroll">
      <table class="matrix">
        <thead>
          <tr>
            <th scope="col">${both(words.check)}</th>
            ${head}
          </tr>
        </thead>
        <tbody>
          ${bodies}
        </tbody>
      </table>
    </div>
    <div class="legend">${legend}</div>`;
}

function checkRow({ check, rows }: CheckRecord, columns: readonly string[], anchorOf: Anchors): Markup {
  const title = both({ en: check.title, zh: checkTitle(check.id, check.title) });
  const cells = columns.map((topic) => {
    const statuses = rows
      .filter(({ result }) => columnOf(result.topic) === topic)
      .map(({ result }) => rowStatusOf(result));
    return markup`<td>${cell(statuses)}</td>`;
  });
  const anchor = anchorOf(check.id);
  const name = anchor === null ? title : markup`<a href="#${anchor}">${title}</a>`;
  return markup`<tr>
    <th scope="row">${name}</th>
    ${cells}
  </tr>`;
}

function cell(statuses: readonly RowStatus[]): Markup | null {
  const worst = rowStatuses.find((status) => statuses.includes(status));
  if (worst === undefined) return null;
  const count = statuses.filter((status) => status === worst).length;
  const told = `${statusNames[worst].en} ${count}/${statuses.length}`;
  const mark = worst === "pass" || count === 1 ? statusMarks[worst] : String(count);
  return markup`<span class="cell ${worst}" title="${told}" aria-label="${told}">${mark}</span>`;
}

function columnOf(topic: string | null): string {
  return topic !== null && isTopic(topic) ? topic : general;
}
