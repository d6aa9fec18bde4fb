import { useState } from "preact/hooks";

import type { DeliveryDetail } from "../../api.ts";
import { api } from "../api-client.ts";
import { attempt, recorded, selected, t } from "../store.ts";

/** What one can do with a notification: take it along as curl, send it again. */
export function DetailActions({ detail }: { readonly detail: DeliveryDetail }) {
  const [copied, setCopied] = useState("");
  const copy = async () => {
    await navigator.clipboard.writeText(detail.curl.join("\n"));
    setCopied(detail.id);
  };
  const again = async () => {
    const reply = await attempt(() => api.send({ delivery: detail.id }));
    const id = reply?.ids[0];
    if (id !== undefined) selected.value = id;
  };
  return (
    <div class="actions">
      <button
        type="button"
        class="small"
        disabled={detail.curl.length === 0}
        title={detail.curl.length === 0 ? t("detail.curl.none") : detail.curl.at(-1)}
        onClick={() => void copy()}
      >
        {copied === detail.id ? t("detail.copied") : t("detail.curl")}
      </button>
      {recorded.value === null && (
        <button type="button" class="small" title={t("detail.again.about")} onClick={() => void again()}>
          {t("detail.again")}
        </button>
      )}
      <span class="sr" role="status">
        {copied === detail.id ? t("detail.copied") : ""}
      </span>
    </div>
  );
}
