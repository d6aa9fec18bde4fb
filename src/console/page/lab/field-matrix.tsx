import type { Kind } from "../../../index.ts";
import type { CaseRow } from "../stage/judged.ts";
import { catalogue, language, selected, stage, t } from "../store.ts";

/** Fields down, topics across, filled as the answers come: rows whose name is `topic/pointer` or `topic /pointer`. */
export function FieldMatrix() {
  const { cases, checks } = stage.value;
  const found = catalogue.value;
  const rows = cases.filter((row) => row.check === "null-field-acknowledged" || row.check === "fuzz-null");
  const isNullRun = rows.length > 0 || checks.some(({ check }) => check.id === "null-field-acknowledged");
  if (found === null || !isNullRun) return null;
  const results = new Map(rows.map((row) => [`${row.topic} ${pointerOf(row, found.kinds)}`, row]));
  const kinds = (Object.keys(found.kinds) as Kind[]).map((kind) => ({
    kind,
    fields: found.kinds[kind].fields,
    topics: found.topics.filter((topic) => topic.kind === kind).map(({ topic }) => topic),
  }));
  return (
    <section class="matrix" aria-label={t("lab.matrix")}>
      <h3>{t("lab.matrix")}</h3>
      <p class="legend">{t("lab.matrix.about")}</p>
      <div class="matrix-kinds">
        {kinds.map(({ kind, fields, topics }) => (
          <table key={kind}>
            <thead>
              <tr>
                <th scope="col">{topics[0]?.split(".")[0]}</th>
                {topics.map((topic) => (
                  <th key={topic} scope="col" title={topic}>
                    <span>{topic.split(".")[1]}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {fields.map((field) => (
                <tr key={field.pointer}>
                  <th
                    scope="row"
                    title={(language.value === "zh" ? field.titleInChinese : field.title) ?? ""}
                  >
                    {field.pointer.split("/").slice(2).join("/")}
                  </th>
                  {topics.map((topic) => (
                    <Cell
                      key={topic}
                      row={results.get(`${topic} ${field.pointer}`)}
                      name={`${topic} ${field.pointer}`}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  );
}

function Cell({ row, name }: { readonly row: CaseRow | undefined; readonly name: string }) {
  const delivery = row?.deliveries.at(-1);
  const state = row?.status ?? "open";
  const label = `${name}: ${state === "open" ? t("lab.matrix.open") : t(`lab.${state}`)}`;
  if (delivery === undefined || state === "pass")
    return (
      <td title={label}>
        <span class={`cell cell-${state}`}>
          <span class="sr">{label}</span>
        </span>
      </td>
    );
  return (
    <td title={label}>
      <button
        type="button"
        class={`cell cell-${state}`}
        aria-label={label}
        onClick={() => (selected.value = delivery)}
      />
    </td>
  );
}

/** The field of a row, as a pointer in the notification. */
function pointerOf(row: CaseRow, kinds: Readonly<Record<Kind, { readonly bodyKey: string }>>): string {
  const path = row.case?.slice(row.topic?.length ?? 0).trim() ?? "";
  const kind = catalogue.value?.topics.find(({ topic }) => topic === row.topic)?.kind;
  const root = kind === undefined ? "" : `/${kinds[kind].bodyKey}`;
  return row.check === "fuzz-null" ? path : `${root}${path}`;
}
