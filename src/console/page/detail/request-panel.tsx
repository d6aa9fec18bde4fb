import type { DeliveryDetail } from "../../api.ts";
import { t } from "../store.ts";
import { BytesView } from "./bytes-view.tsx";

/** What goes over the wire: head and bytes. */
export function RequestPanel({ detail }: { readonly detail: DeliveryDetail }) {
  const { request } = detail;
  return (
    <>
      <h3>{t("detail.request.line")}</h3>
      <div class="wire">
        <code>
          <b>POST</b>
        </code>
        {request.headers.map(([name, value], index) => (
          <code key={index}>
            <b>{name}</b>: {value}
          </code>
        ))}
      </div>
      <p class="legend">
        {t("detail.style.is", { style: request.style })} · {t("detail.signature.bytes", { n: request.bytes })}
      </p>
      {"text" in request.body && (
        <>
          <h3>{t("detail.text")}</h3>
          <pre class="raw" tabIndex={0} aria-label={t("detail.text")}>
            {request.body.text}
          </pre>
        </>
      )}
      <h3>{t("detail.hex")}</h3>
      <BytesView bytes={request.body} />
    </>
  );
}
