import { api } from "../api-client.ts";
import { PlayIcon, StopIcon } from "../parts/icons.tsx";
import { attempt, backToLive, chosenStory, recorded, stage, t, view } from "../store.ts";
import type { WordKey } from "../words/en.ts";

interface Trial {
  readonly title: WordKey;
  readonly about: WordKey;
  readonly run: () => Promise<unknown>;
}

const trials: readonly Trial[] = [
  {
    title: "lab.suite.quick",
    about: "lab.suite.about",
    run: () => api.test({ part: "quick" }),
  },
  { title: "lab.nulls", about: "lab.nulls.about", run: () => api.test({ part: "nulls" }) },
  { title: "lab.fuzz", about: "lab.fuzz.about", run: () => api.fuzz({ runs: 1500 }) },
  { title: "lab.suite.all", about: "lab.suite.about", run: () => api.test({ part: "all" }) },
];

/** What can be asked of the receiver. */
export function CheckPanel() {
  const { play, scene } = stage.value;
  const isBusy = play !== "idle" && scene?.kind !== "play";
  const begin = (run: Trial["run"]) => {
    if (recorded.value !== null) backToLive();
    void attempt(run);
  };
  return (
    <>
      <div class="lab-head">
        <div>
          <h2>{t("lab.check")}</h2>
          <p class="legend">{t("lab.about")}</p>
        </div>
        {isBusy ? (
          <button
            type="button"
            class="small"
            onClick={() => void attempt(() => api.control({ action: "stop" }))}
          >
            <StopIcon size={14} />
            {t("lab.stop")}
          </button>
        ) : (
          <button
            type="button"
            class="small"
            onClick={() => {
              chosenStory.value = "demo";
              view.value = "stage";
              begin(() => api.play({ scenario: "demo" }));
            }}
          >
            <PlayIcon size={14} />
            {t("lab.play")}
          </button>
        )}
      </div>
      <ul class="trials">
        {trials.map(({ title, about, run }) => (
          <li key={title} class="trial">
            <strong>{t(title)}</strong>
            <p>{t(about)}</p>
            <button
              type="button"
              class="primary"
              aria-label={`${t("lab.run")}: ${t(title)}`}
              disabled={isBusy}
              onClick={() => begin(run)}
            >
              {t("lab.run")}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
