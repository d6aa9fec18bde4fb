import type { DeliveryDetail } from "../../api.ts";
import { t } from "../store.ts";

const shown = 140;

/** How the signature comes about, step by step, with the secret masked (section 5). */
export function SignaturePanel({ detail }: { readonly detail: DeliveryDetail }) {
  const { request, signature } = detail;
  const text = "text" in request.body ? request.body.text : request.body.base64;
  const ends = text.length <= shown ? [text] : [text.slice(0, shown / 2), text.slice(-shown / 2)];
  return (
    <div class="signature">
      <p>{t("detail.signature.intro")}</p>
      <ol class="recipe">
        <li>
          <h3>{t("detail.signature.step1")}</h3>
          <code class="recipe-bytes">
            {ends[0]}
            {ends.length > 1 && <i> … </i>}
            {ends[1]}
          </code>
          <small>{t("detail.signature.bytes", { n: request.bytes })}</small>
        </li>
        <li>
          <h3>{t("detail.signature.step2")}</h3>
          <code class="recipe-bytes">
            <i>…{ends.at(-1)?.slice(-12)}</i>
            <b class="secret" aria-label={t("detail.signature.secret")}>
              ••••••••••
            </b>
          </code>
          <small>{t("detail.signature.secret")}</small>
        </li>
        <li>
          <h3>{t("detail.signature.step3")}</h3>
          <code class="recipe-bytes">SHA1(body + ••••••••••)</code>
        </li>
        <li>
          <h3>{t("detail.signature.step4", { header: signature.header })}</h3>
          <code class={signature.authentic ? "recipe-bytes digest" : "recipe-bytes digest digest-forged"}>
            {signature.value === null
              ? t("detail.signature.none")
              : `${signature.header}: ${signature.value}`}
          </code>
          <small>{t(signature.authentic ? "detail.signature.cut" : "detail.signature.forged")}</small>
        </li>
      </ol>
      <p class="legend">{t("detail.signature.why")}</p>
    </div>
  );
}
