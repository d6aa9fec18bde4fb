import { attempt, chosenStory, t } from "../store.ts";
import { api } from "../api-client.ts";
import { EnvelopeIcon, PlayIcon } from "../parts/icons.tsx";

export function EmptyStage() {
  const play = () => {
    chosenStory.value = "demo";
    void attempt(() => api.play({ scenario: "demo" }));
  };
  return (
    <div class="empty">
      <span class="empty-mark" aria-hidden="true">
        <EnvelopeIcon size={44} />
      </span>
      <h2>{t("stage.empty.title")}</h2>
      <p>{t("stage.empty.about")}</p>
      <button type="button" class="primary" onClick={play}>
        <PlayIcon />
        {t("stage.empty.play")}
      </button>
    </div>
  );
}
