import { useMemo, useState } from "preact/hooks";

import type { DeliveryDetail, FieldEntry, SendRequest } from "../../api.ts";
import { api } from "../api-client.ts";
import { attempt, catalogue, recorded, selected, t } from "../store.ts";
import { BodyField } from "./body-field.tsx";
import { BytesView } from "./bytes-view.tsx";

/** A change that waits to be sent. */
export type Change =
  | { readonly to: "null" }
  | { readonly to: "gone" }
  | { readonly to: "value"; readonly json: string };

const signatures = ["right", "wrong", "missing", "empty"] as const;

/** The body field by field, with what the document says of each, and changes that can be sent. */
export function BodyPanel({ detail }: { readonly detail: DeliveryDetail }) {
  const [changes, setChanges] = useState<ReadonlyMap<string, Change>>(new Map());
  const [signature, setSignature] = useState<(typeof signatures)[number]>("right");
  const [style, setStyle] = useState<string>(detail.request.style);
  const fields = useMemo(() => fieldsFor(detail), [detail.id]);
  const rows = detail.fields;
  if (rows === null) return <BytesView bytes={detail.request.body} />;

  const change = (pointer: string, to: Change | null) => {
    const next = new Map(changes);
    if (to === null) next.delete(pointer);
    else next.set(pointer, to);
    setChanges(next);
  };
  const isChanged = changes.size > 0 || signature !== "right" || style !== detail.request.style;
  const send = async () => {
    const found = catalogue.value?.styles.find(({ id }) => id === style);
    const request: SendRequest = {
      delivery: detail.id,
      set: [...changes].flatMap(([pointer, to]) => (to.to === "value" ? [{ pointer, json: to.json }] : [])),
      null: [...changes].flatMap(([pointer, to]) => (to.to === "null" ? [pointer] : [])),
      omit: [...changes].flatMap(([pointer, to]) => (to.to === "gone" ? [pointer] : [])),
      ...(found === undefined ? {} : { style: found.id }),
      ...(signature === "right" ? {} : { signature }),
    };
    const reply = await attempt(() => api.send(request));
    const id = reply?.ids[0];
    if (id !== undefined) selected.value = id;
  };
  const assumed = rows.filter(({ pattern }) => fields.get(pattern)?.assumed != null).length;
  const documented = rows.filter(({ pattern }) => fields.has(pattern)).length - assumed;
  return (
    <>
      <p class="legend">{t("detail.legend", { documented, assumed })}</p>
      <ul class="fields">
        {rows.map((row) => (
          <BodyField
            key={row.pointer}
            row={row}
            field={fields.get(row.pattern) ?? null}
            change={changes.get(row.pointer) ?? null}
            setChange={recorded.value === null ? (to) => change(row.pointer, to) : null}
          />
        ))}
      </ul>
      {recorded.value === null && (
        <div class={isChanged ? "changes changes-ready" : "changes"}>
          <label>
            {t("detail.style")}
            <select class="field" value={style} onChange={(event) => setStyle(event.currentTarget.value)}>
              {catalogue.value?.styles.map(({ id, title }) => (
                <option key={id} value={id} title={title}>
                  {id}
                </option>
              ))}
            </select>
          </label>
          <label>
            {t("detail.sign-as")}
            <select
              class="field"
              value={signature}
              onChange={(event) =>
                setSignature(signatures.find((one) => one === event.currentTarget.value) ?? "right")
              }
            >
              {signatures.map((one) => (
                <option key={one} value={one}>
                  {t(`detail.sign.${one}`)}
                </option>
              ))}
            </select>
          </label>
          <button type="button" class="primary" disabled={!isChanged} onClick={() => void send()}>
            {t("detail.send-changed")}
            {changes.size > 0 && <span class="count">{changes.size}</span>}
          </button>
        </div>
      )}
    </>
  );
}

function fieldsFor({ topic }: DeliveryDetail): ReadonlyMap<string, FieldEntry> {
  const found = catalogue.value;
  const kind = found?.topics.find((row) => row.topic === topic)?.kind;
  const fields =
    found === null ? [] : [...found.envelope, ...(kind === undefined ? [] : found.kinds[kind].fields)];
  if (kind !== undefined && found !== null) fields.push(businessData(found.kinds[kind].bodyKey));
  return new Map(fields.map((field) => [field.pointer, field]));
}

/** The key under which business data sits is no field of the data itself. */
function businessData(bodyKey: string): FieldEntry {
  return {
    pointer: `/${bodyKey}`,
    type: "object",
    title: t("detail.data"),
    titleInChinese: t("detail.data"),
    description: null,
    section: "4.1",
    assumed: null,
    nullable: false,
    required: true,
    values: null,
    gaps: bodyKey === "conversation" ? [] : ["body-keys"],
  };
}
