import { AgentIcon, PersonIcon, PlatformIcon, ReceiverIcon } from "../parts/icons.tsx";
import { stage, t, target } from "../store.ts";
import type { Lane } from "./lanes.ts";
import { lanes, namesIn } from "./lanes.ts";

const icons = {
  customer: PersonIcon,
  agent: AgentIcon,
  platform: PlatformIcon,
  receiver: ReceiverIcon,
} as const satisfies Record<Lane, unknown>;

/** Who stands where: the heads of the four lanes. */
export function LaneHeads() {
  const shown = stage.value;
  const receiver = shown.scene?.target ?? target.value;
  const about = (lane: Lane): string => {
    if (lane === "platform") return t("lane.platform.about");
    if (lane === "receiver") return receiver.embedded ? t("lane.embedded") : hostOf(receiver.url);
    const names = namesIn(lane, shown.story?.cast ?? []);
    return names.length > 2 ? `${names[0]} +${names.length - 1}` : names.join("、");
  };
  return (
    <div class="lanes">
      {lanes.map((lane) => {
        const LaneIcon = icons[lane];
        return (
          <div key={lane} class={`lane-head lane-${lane}`}>
            <span class="lane-mark">
              <LaneIcon size={20} />
            </span>
            <strong>{t(`lane.${lane}`)}</strong>
            <span class="lane-about">{about(lane) || "\u00a0"}</span>
          </div>
        );
      })}
    </div>
  );
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
