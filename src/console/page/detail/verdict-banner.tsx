import type { DeliveryDetail } from "../../api.ts";
import { language, t } from "../store.ts";
import { landingOf, toneOf, wordOf } from "../stage/landing.ts";
import { reasonText } from "../words/reason.ts";

/** What became of it, and what that means, in two lines. */
export function VerdictBanner({ detail }: { readonly detail: DeliveryDetail }) {
  const { outcome, purpose } = detail;
  if (outcome === null) return <p class="verdict verdict-wait">{t("verdict.flying")}</p>;
  const landing = landingOf({
    sent: { ...detail, bytes: 0, style: "compact", tampered: [], purpose },
    landed: { ...outcome, id: detail.id },
  });
  if (landing === "flying") return null;
  return (
    <div class={`verdict verdict-${toneOf(landing)}`}>
      <strong>
        {outcome.lost ? `${t("verdict.lost")} · ${t(wordOf(landing))}` : t(wordOf(landing))}
        <span>{reasonText(outcome.reason, language.value)}</span>
        <span class="verdict-ms">{outcome.ms} ms</span>
      </strong>
      <p>{t(`verdict.${landing}.about`, { status: outcome.status ?? "" })}</p>
    </div>
  );
}
