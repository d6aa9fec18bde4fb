import { useEffect, useRef } from "preact/hooks";

import {
  AgentIcon,
  CloseIcon,
  EnvelopeIcon,
  PersonIcon,
  PlatformIcon,
  ReceiverIcon,
} from "../parts/icons.tsx";
import { VerdictPill } from "../stage/verdict-pill.tsx";
import type { Flight, Row, StepRow } from "../stage/fold.ts";
import { landingOf, toneOf } from "../stage/landing.ts";
import type { Lane } from "../stage/lanes.ts";
import { laneOf, lanes, namesIn } from "../stage/lanes.ts";
import { endingText, stepText, storyTitle } from "../stage/step-text.ts";
import { Transport } from "../stage/transport.tsx";
import { catalogue, chosenStory, presenting, stage, t } from "../store.ts";

const icons = {
  customer: PersonIcon,
  agent: AgentIcon,
  platform: PlatformIcon,
  receiver: ReceiverIcon,
} as const;

/** The story in large type and nothing else, for a room. */
export function Presenter() {
  const { rows, counts, story, ended, play } = stage.value;
  const root = useRef<HTMLElement>(null);
  useEffect(() => root.current?.focus(), []);
  const current = latestStep(rows);
  const flights = flightsSince(rows, current);
  const shown = story ?? catalogue.value?.scenarios.find(({ name }) => name === chosenStory.value) ?? null;
  const isOver = ended !== null && ended.error === null && play === "idle";
  const doer = current === null ? null : laneOf(current.entry);
  return (
    <main class="presenter" aria-label={t("presenter.label")} tabIndex={-1} ref={root}>
      <header>
        <h1>{shown === null ? "hookproof" : storyTitle(shown)}</h1>
        <p class={counts.lost > 0 ? "presenter-lost figure-alarm" : "presenter-lost"}>
          <span>{t("score.lost")}</span>
          <b>{counts.lost}</b>
          <small>{t("score.lost.about")}</small>
        </p>
        <button
          type="button"
          class="tool"
          aria-label={t("presenter.close")}
          title={t("presenter.close")}
          onClick={() => (presenting.value = false)}
        >
          <CloseIcon size={24} />
        </button>
      </header>
      <p class="presenter-step" aria-live="polite">
        {current === null ? (
          <span class="quiet-text">{t("presenter.ready")}</span>
        ) : isOver ? (
          <span class={counts.lost > 0 ? "text-bad" : "text-good"}>{endingText(counts.lost)}</span>
        ) : (
          <span key={current.step}>{stepText(current.entry, "")}</span>
        )}
      </p>
      <div class="presenter-stage">
        {lanes.map((lane) => (
          <Actor key={lane} lane={lane} acts={lane === doer && flights.length === 0} />
        ))}
        <ol class="presenter-flights">
          {flights.slice(-3).map((flight) => (
            <FlightCard key={flight.sent.id} sent={flight.sent} landed={flight.landed} />
          ))}
        </ol>
      </div>
      <Transport pick={() => (presenting.value = false)} />
    </main>
  );
}

function Actor({ lane, acts }: { readonly lane: Lane; readonly acts: boolean }) {
  const LaneIcon = icons[lane];
  const names = namesIn(lane, stage.value.story?.cast ?? []);
  return (
    <div class={`actor lane-${lane} ${acts ? "actor-acts" : ""}`}>
      <span class="actor-mark">
        <LaneIcon size={48} />
      </span>
      <strong>{t(`lane.${lane}`)}</strong>
      <small>{names.slice(0, 2).join("、")}</small>
    </div>
  );
}

function FlightCard({ sent, landed }: Pick<Flight, "sent" | "landed">) {
  return (
    <li class={`presenter-flight tone-${toneOf(landingOf({ sent, landed }))}`}>
      <span class="presenter-envelope">
        <EnvelopeIcon size={22} />
      </span>
      <code>{sent.topic}</code>
      <VerdictPill sent={sent} landed={landed} />
    </li>
  );
}

function latestStep(rows: readonly Row[]): StepRow | null {
  for (let index = rows.length - 1; index >= 0; index--) {
    const row = rows[index];
    if (row?.kind === "step" && row.entry?.kind !== "wait") return row;
  }
  return null;
}

/** What the current step has sent. */
function flightsSince(rows: readonly Row[], step: StepRow | null): readonly Flight[] {
  const from = step === null ? 0 : rows.lastIndexOf(step);
  return rows.slice(from).filter((row): row is Flight => row.kind === "flight");
}
