import { useState } from "preact/hooks";

import { backToLive, recorded, stage, t } from "../store.ts";
import { CastPanel } from "./cast-panel.tsx";
import { EmptyStage } from "./empty-stage.tsx";
import { LaneHeads } from "./lane-heads.tsx";
import { StoryPicker } from "./story-picker.tsx";
import { Timeline } from "./timeline.tsx";
import { Transport } from "./transport.tsx";

export function StageView() {
  const [picking, setPicking] = useState(false);
  const shown = stage.value;
  return (
    <>
      <StoryPicker open={picking} close={() => setPicking(false)} />
      <section class="stage" aria-label={t("nav.stage")}>
        {recorded.value !== null && (
          <p class="banner banner-note">
            <span>{t("stage.recorded", { time: shown.scene?.startedAt ?? "" })}</span>
            <button type="button" class="small" onClick={backToLive}>
              {t("stage.live")}
            </button>
          </p>
        )}
        <LaneHeads />
        {shown.rows.length === 0 && shown.scene === null ? <EmptyStage /> : <Timeline />}
        <Transport pick={() => setPicking(true)} />
      </section>
      <CastPanel />
    </>
  );
}
