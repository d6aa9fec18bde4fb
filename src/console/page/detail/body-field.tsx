import { useState } from "preact/hooks";

import type { BodyRow, FieldEntry } from "../../api.ts";
import { catalogue, language, t } from "../store.ts";
import type { Change } from "./body-panel.tsx";

interface BodyFieldProps {
  readonly row: BodyRow;
  /** What is known of it; null where the schema does not know it. */
  readonly field: FieldEntry | null;
  readonly change: Change | null;
  /** Null where nothing can be sent, as in a recorded run. */
  readonly setChange: ((to: Change | null) => void) | null;
}

/** One field: name, value, what the document says of it, and what one can do with it. */
export function BodyField({ row, field, change, setChange }: BodyFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const { name, depth, json, type } = row;
  const title = language.value === "zh" ? (field?.titleInChinese ?? field?.title) : field?.title;
  const shown =
    change === null ? json : change.to === "value" ? change.json : change.to === "null" ? "null" : "";
  const isItem = /^\d+$/.test(name) && field === null;
  return (
    <li class={`body-field ${change === null ? "" : "body-field-changed"}`} data-depth={Math.min(depth, 4)}>
      <div class="body-line">
        <code class="body-name">{isItem ? `#${name}` : name}</code>
        {shown === null ? (
          <span class="body-size">{type === "array" ? `[${row.size}]` : `{${row.size}}`}</span>
        ) : (
          <code
            class={`body-value type-${change?.to === "null" ? "null" : type} ${change?.to === "gone" ? "gone" : ""}`}
          >
            {change?.to === "gone" ? json : shown}
          </code>
        )}
      </div>
      <div class="body-doc">
        {title !== undefined && title !== null && <span class="body-title">{title}</span>}
        {field !== null && (
          <>
            <span class="chip">{field.type}</span>
            <span class="chip">{t("detail.section", { section: field.section })}</span>
            <span
              class={field.assumed === null ? "chip chip-stated" : "chip chip-assumed"}
              title={field.assumed ?? undefined}
            >
              {t(field.assumed === null ? "detail.stated" : "detail.assumed")}
            </span>
            {field.nullable && <span class="chip">{t("detail.nullable")}</span>}
            {field.required && field.nullable && <span class="chip">{t("detail.required")}</span>}
          </>
        )}
        {field === null && !isItem && <span class="chip chip-assumed">{t("detail.unknown")}</span>}
      </div>
      {field !== null && (field.description !== null || field.values !== null || field.gaps.length > 0) && (
        <p class="body-more">
          {field.description}{" "}
          {field.values !== null && t("detail.values", { values: field.values.join(", ") })}
          {field.gaps.map((id) => (
            <GapNote key={id} id={id} />
          ))}
        </p>
      )}
      {setChange !== null && draft === null && (
        <div class="body-actions">
          {change === null ? (
            <>
              {json !== "null" && (
                <button
                  type="button"
                  aria-label={`${t("detail.set-null")}: ${name}`}
                  onClick={() => setChange({ to: "null" })}
                >
                  {t("detail.set-null")}
                </button>
              )}
              {json !== null && (
                <button
                  type="button"
                  aria-label={`${t("detail.edit")}: ${name}`}
                  onClick={() => setDraft(json)}
                >
                  {t("detail.edit")}
                </button>
              )}
              <button
                type="button"
                aria-label={`${t("detail.omit")}: ${name}`}
                onClick={() => setChange({ to: "gone" })}
              >
                {t("detail.omit")}
              </button>
            </>
          ) : (
            <button type="button" aria-label={`${t("detail.undo")}: ${name}`} onClick={() => setChange(null)}>
              {t("detail.undo")}
            </button>
          )}
        </div>
      )}
      {setChange !== null && draft !== null && (
        <form
          class="body-edit"
          onSubmit={(event) => {
            event.preventDefault();
            setChange({ to: "value", json: jsonOf(draft, type) });
            setDraft(null);
          }}
        >
          <input
            class="field"
            aria-label={t("detail.value")}
            value={draft}
            onInput={(event) => setDraft(event.currentTarget.value)}
          />
          <button type="submit" class="small">
            {t("detail.apply")}
          </button>
        </form>
      )}
    </li>
  );
}

/** What was typed, as JSON: text that is no JSON where text stood is meant as text. */
function jsonOf(draft: string, type: BodyRow["type"]): string {
  try {
    JSON.parse(draft);
    return draft;
  } catch {
    return type === "string" || type === "null" ? JSON.stringify(draft) : draft;
  }
}

function GapNote({ id }: { readonly id: string }) {
  const gap = catalogue.value?.gaps[id];
  if (gap === undefined) return null;
  return <span class="gap">{t("detail.gap", { missing: gap.missing, assumption: gap.assumption })}</span>;
}
