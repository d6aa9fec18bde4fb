import { useEffect, useState } from "preact/hooks";

import type { RunEntry } from "../../api.ts";
import { api } from "../api-client.ts";
import { SaveIcon } from "../parts/icons.tsx";
import { storyTitle } from "../stage/step-text.ts";
import { attempt, catalogue, language, openRun, saveReport, stage, t } from "../store.ts";
import { isWordKey } from "../words/say.ts";

/** The runs whose journals are kept. */
export function HistoryView() {
  const [runs, setRuns] = useState<readonly RunEntry[] | null>(null);
  const { ended } = stage.value;
  useEffect(() => {
    void attempt(api.runs).then(setRuns);
  }, [ended]);
  return (
    <section class="history" aria-label={t("history.title")}>
      <h2>{t("history.title")}</h2>
      <p class="legend">{t("history.about")}</p>
      {runs?.length === 0 && <p class="blank">{t("history.empty")}</p>}
      <ul class="runs">
        {runs?.map((run) => (
          <RunCard key={run.id} run={run} />
        ))}
      </ul>
    </section>
  );
}

function RunCard({ run }: { readonly run: RunEntry }) {
  const { deliveries, results, lost } = run.summary;
  const all = deliveries.acknowledged + deliveries.unspecified + deliveries.failed + deliveries.unresolved;
  const key = `kind.${run.kind}`;
  const when = new Intl.DateTimeFormat(language.value === "zh" ? "zh-CN" : "en", {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(new Date(run.now));
  const stories = run.scenarios.map((name) => {
    const story = catalogue.value?.scenarios.find((scenario) => scenario.name === name);
    return story === undefined ? name : storyTitle(story);
  });
  return (
    <li class="run">
      <div class="run-what">
        <small>{when}</small>
        <strong>{[isWordKey(key) ? t(key) : run.kind, ...stories].join(" · ")}</strong>
        <span>
          {run.target} · {t("history.seed", { seed: run.seed })}
        </span>
      </div>
      <div class="run-figures">
        <span>{t("history.deliveries", { n: all })}</span>
        {results.fail > 0 ? (
          <span class="text-bad">{t("history.failed", { n: results.fail })}</span>
        ) : (
          <span>{t(run.kind === "play" ? "history.steps" : "history.passed", { n: results.pass })}</span>
        )}
        <b class={lost.length > 0 ? "text-bad" : "text-good"}>
          {lost.length > 0 ? t("history.lost", { n: lost.length }) : t("history.nothing-lost")}
        </b>
      </div>
      <div class="run-actions">
        <button type="button" class="small" onClick={() => void openRun(run, when)}>
          {t("history.open")}
        </button>
        <button type="button" class="small" onClick={() => void saveReport(run.id)}>
          <SaveIcon size={14} />
          {t("history.report")}
        </button>
      </div>
    </li>
  );
}
