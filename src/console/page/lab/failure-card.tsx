import type { CaseRow } from "../stage/judged.ts";
import { selected, stage, t } from "../store.ts";

/** One check that failed, by its first row. */
export function FailureCard({
  result,
  title,
  count,
}: {
  readonly result: CaseRow;
  readonly title: string;
  readonly count: number;
}) {
  const delivery = result.deliveries.findLast((id) => stage.value.flights.has(id));
  return (
    <li class="failure">
      <div>
        <strong>{title}</strong>
        <small>
          {[result.case, t("detail.section", { section: result.section })].filter(Boolean).join(" · ")}
          {count > 1 && <span class="count">× {count}</span>}
        </small>
      </div>
      <dl>
        <div>
          <dt>{t("lab.expected")}</dt>
          <dd>{result.expected}</dd>
        </div>
        <div>
          <dt>{t("lab.actual")}</dt>
          <dd>{result.actual}</dd>
        </div>
      </dl>
      {result.hint !== null && <p class="legend">{result.hint}</p>}
      {delivery !== undefined && (
        <button type="button" class="small" onClick={() => (selected.value = delivery)}>
          {t("lab.show")}
        </button>
      )}
    </li>
  );
}
