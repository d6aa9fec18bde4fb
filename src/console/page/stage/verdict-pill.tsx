import { CheckIcon, CrossIcon, QuestionIcon } from "../parts/icons.tsx";
import { t } from "../store.ts";
import type { Flight } from "./fold.ts";
import { landingOf, toneOf, wordOf } from "./landing.ts";

const icons = { good: CheckIcon, odd: QuestionIcon, bad: CrossIcon } as const;

/** The verdict where the notification lands: a sign, a status, and the word `lost` where it is lost. */
export function VerdictPill({ sent, landed }: Pick<Flight, "sent" | "landed">) {
  const landing = landingOf({ sent, landed });
  const tone = toneOf(landing);
  if (landed === null || tone === "wait")
    return (
      <span class="pill pill-wait">
        <span class="pulse" />
        <span class="sr">{t("verdict.flying")}</span>
      </span>
    );
  const ToneIcon = icons[tone];
  const word = landed.lost ? t("verdict.lost") : landing === "acknowledged" ? null : t(wordOf(landing));
  return (
    <span class={`pill pill-${tone}`}>
      <ToneIcon size={14} />
      {landed.status !== null && <b>{landed.status}</b>}
      {word !== null && <span>{word}</span>}
      {word === null && (
        <small>
          <span class="sr">{t(wordOf(landing))}</span> {Math.round(landed.ms)} ms
        </small>
      )}
    </span>
  );
}
