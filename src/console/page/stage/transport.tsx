import type { PaceId, PlayState } from "../../api.ts";
import { api } from "../api-client.ts";
import { AgainIcon, DiceIcon, PauseIcon, PlayIcon, StepIcon, StopIcon } from "../parts/icons.tsx";
import { attempt, catalogue, chosenStory, playOrPause, restart, stage, stepOnce, t } from "../store.ts";
import type { WordKey } from "../words/en.ts";
import { storyTitle } from "./step-text.ts";

const paces = ["real", "brisk", "quick", "fast"] as const satisfies readonly PaceId[];

const playWords = {
  idle: "transport.play",
  playing: "transport.pause",
  paused: "transport.resume",
} as const satisfies Record<PlayState, WordKey>;

/** The buttons of a recorder, and the story that they are for. */
export function Transport({ pick }: { readonly pick: () => void }) {
  const { play, pace, scene, story, step } = stage.value;
  const chosen = catalogue.value?.scenarios.find(({ name }) => name === chosenStory.value);
  const steps = story?.steps.length ?? 0;
  const isOn = play !== "idle";
  const isHeld = scene?.kind === "play";
  const stop = () => void attempt(() => api.control({ action: "stop" }));
  return (
    <div class="transport" role="group" aria-label={t("transport.label")}>
      {isOn && steps > 0 && (
        <progress
          class="transport-progress"
          max={steps}
          value={step}
          aria-label={t("presenter.step", { n: step, all: steps })}
        />
      )}
      <button type="button" class="transport-story" onClick={pick}>
        <small>{t("story.chosen")}</small>
        <span>{chosen === undefined ? t("story.open") : storyTitle(chosen)}</span>
      </button>
      <div class="transport-keys">
        <button
          type="button"
          class="key"
          title={t("transport.restart.about")}
          aria-label={t("transport.restart.about")}
          disabled={scene === null}
          onClick={() => void restart(false)}
        >
          <AgainIcon />
        </button>
        <button
          type="button"
          class="key key-seed"
          title={t("transport.reseed.about")}
          aria-label={[scene?.seed, t("transport.reseed.about")].join(" ")}
          onClick={() => void restart(true)}
        >
          <DiceIcon />
          {scene !== null && <small>{scene.seed}</small>}
        </button>
        {isOn && !isHeld ? (
          <button type="button" class="key key-play" onClick={stop}>
            <StopIcon size={22} />
            <span>{t("transport.stop")}</span>
          </button>
        ) : (
          <button type="button" class="key key-play" onClick={() => void playOrPause()}>
            {play === "playing" ? <PauseIcon size={22} /> : <PlayIcon size={22} />}
            <span>{t(playWords[play])}</span>
          </button>
        )}
        <button
          type="button"
          class="key"
          title={t("transport.step")}
          aria-label={t("transport.step")}
          disabled={isOn && !isHeld}
          onClick={() => void stepOnce()}
        >
          <StepIcon />
        </button>
        <button
          type="button"
          class="key"
          title={t("transport.stop")}
          aria-label={t("transport.stop")}
          disabled={!isOn}
          onClick={stop}
        >
          <StopIcon />
        </button>
      </div>
      <div class="transport-pace" role="group" aria-label={t("transport.pace")}>
        {paces.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={pace === one}
            onClick={() => void attempt(() => api.control({ action: "pace", pace: one }))}
          >
            {t(`pace.${one}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
