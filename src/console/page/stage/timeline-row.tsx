import { CheckIcon, CrossIcon, EnvelopeIcon } from "../parts/icons.tsx";
import { selected, stage, t } from "../store.ts";
import type { Flight, NoteRow, Row, StepRow } from "./fold.ts";
import { landingOf, toneOf } from "./landing.ts";
import { laneOf } from "./lanes.ts";
import { stepText } from "./step-text.ts";
import { VerdictPill } from "./verdict-pill.tsx";

/** Rows that came within this many milliseconds fly in; older ones are just there. */
const freshMs = 700;

interface TimelineRowProps {
  readonly row: Row;
  /** Pixels from the top of the list. */
  readonly top: number;
  /** One-based. */
  readonly position: number;
  readonly count: number;
}

export function TimelineRow({ row, top, position, count }: TimelineRowProps) {
  const isFresh = row.kind !== "note" && row.seenAt > 0 && performance.now() - row.seenAt < freshMs;
  return (
    <li
      class={isFresh && stage.value.pace !== "fast" ? "row row-fresh" : "row"}
      style={{ transform: `translateY(${top}px)` }}
      aria-posinset={position}
      aria-setsize={count}
    >
      {row.kind === "flight" && <FlightLine sent={row.sent} landed={row.landed} />}
      {row.kind === "step" && <StepLine row={row} outcome={row.outcome} />}
      {row.kind === "note" && <NoteLine row={row} />}
    </li>
  );
}

/** The outcome is handed over on its own: rows grow in place, and a component is drawn again when what it is given is new. */
function StepLine({ row, outcome }: { readonly row: StepRow; readonly outcome: StepRow["outcome"] }) {
  const { entry, step } = row;
  const text = stepText(entry, outcome?.title ?? "");
  if (entry?.kind === "wait")
    return (
      <p class="line line-wait">
        <span>{text}</span>
      </p>
    );
  const failed = outcome?.status === "fail";
  const lane = laneOf(entry);
  const by = entry?.kind === "do" || entry?.kind === "send" ? nameOf(entry.by) : null;
  return (
    <div class={`line line-step from-${lane} ${entry?.kind === "probe" ? "line-probe" : ""}`}>
      <span class={failed ? "step-number step-failed" : "step-number"}>{step}</span>
      <p class="step-text">
        {by !== null && !text.includes(by) && <span class="step-by">{by}</span>}
        {text}
      </p>
      <span class="arrow" aria-hidden="true" />
      {entry?.kind === "probe" && outcome !== null && <ProbePill status={outcome.status} />}
    </div>
  );
}

function ProbePill({ status }: { readonly status: NonNullable<StepRow["outcome"]>["status"] }) {
  if (status !== "pass" && status !== "fail") return null;
  return (
    <span class={`pill pill-${status === "pass" ? "good" : "bad"}`}>
      {status === "pass" ? <CheckIcon size={14} /> : <CrossIcon size={14} />}
      <span>{t(status === "pass" ? "stage.knows" : "stage.knows-not")}</span>
    </span>
  );
}

function nameOf(id: string | null): string | null {
  if (id === null) return null;
  return stage.value.characters.get(id)?.cast.name ?? id;
}

function FlightLine({ sent, landed }: Pick<Flight, "sent" | "landed">) {
  const landing = landingOf({ sent, landed });
  const tone = toneOf(landing);
  return (
    <button
      type="button"
      class={`line line-flight tone-${tone}`}
      aria-pressed={selected.value === sent.id}
      onClick={() => (selected.value = selected.value === sent.id ? null : sent.id)}
    >
      <span class="flight-entity">{sent.origin.entity ?? sent.origin.check ?? ""}</span>{" "}
      <span class="flight-topic">
        {sent.topic ?? "…"}
        {sent.tampered.includes("signature") && <em class="tag tag-forged">{t("detail.sign.wrong")}</em>}
        {sent.style !== "compact" && <em class="tag">{sent.style}</em>}
      </span>
      <span class="track" aria-hidden="true" />
      <span class="envelope" aria-hidden="true">
        <EnvelopeIcon size={16} />
      </span>
      <VerdictPill sent={sent} landed={landed} />
    </button>
  );
}

function NoteLine({ row }: { readonly row: NoteRow }) {
  return (
    <p class={row.level === "warning" ? "line line-note line-warning" : "line line-note"}>
      <strong>{t("stage.note")}</strong> {row.message}
    </p>
  );
}
