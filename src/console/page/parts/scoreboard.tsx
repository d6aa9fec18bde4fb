import { stage, t } from "../store.ts";

/** The count of everything, always in sight; the lost ones largest, since nothing is sent again. */
export function Scoreboard() {
  const { counts } = stage.value;
  const flying = counts.sent - counts.acknowledged - counts.unspecified - counts.failed;
  return (
    <section aria-label={t("score.label")}>
      <dl class="scoreboard">
        <Figure tone="plain" label={t("score.sent")} value={counts.sent} />
        <Figure tone="good" label={t("score.acknowledged")} value={counts.acknowledged} />
        <Figure tone="odd" label={t("score.unspecified")} value={counts.unspecified} />
        <Figure tone="wait" label={t("score.flying")} value={flying} />
        {counts.refused > 0 && <Figure tone="plain" label={t("score.refused")} value={counts.refused} />}
        <div class={counts.lost > 0 ? "figure figure-lost figure-alarm" : "figure figure-lost"}>
          <dt>
            {t("score.lost")}
            <small>{t("score.lost.about")}</small>
          </dt>
          <dd data-count="lost">{counts.lost}</dd>
        </div>
      </dl>
    </section>
  );
}

function Figure({
  tone,
  label,
  value,
}: {
  readonly tone: string;
  readonly label: string;
  readonly value: number;
}) {
  return (
    <div class={`figure figure-${tone}`}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
