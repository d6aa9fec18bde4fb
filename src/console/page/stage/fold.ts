import type {
  CastEntry,
  Catalogue,
  LandedNotification,
  LogEntry,
  PaceId,
  PlayState,
  Scene,
  ScenarioEntry,
  SentNotification,
  StageEvent,
  StepEntry,
  StepOutcome,
  TargetState,
} from "../../api.ts";
import type { CaseRow, CheckRow } from "./judged.ts";

/** A notification on its way, or landed. */
export interface Flight {
  readonly kind: "flight";
  readonly sent: SentNotification;
  landed: LandedNotification | null;
  /** Milliseconds since the scene began. */
  readonly at: number;
  /** Wall clock of this page when it came live; 0 for what had happened before the page looked. */
  readonly seenAt: number;
}

/** A step of a story, begun or done. */
export interface StepRow {
  readonly kind: "step";
  readonly scenario: string;
  readonly step: number;
  readonly entry: StepEntry | null;
  outcome: StepOutcome | null;
  readonly seenAt: number;
}

export interface NoteRow {
  readonly kind: "note";
  readonly level: "info" | "warning";
  readonly message: string;
}

export type Row = Flight | StepRow | NoteRow;

/** Somebody or something of the story, as far as it has been told. */
export interface Character {
  readonly cast: CastEntry;
  state: string | null;
  /** How notifications call it, such as `ticket 4021`; null until one has. */
  entity: string | null;
  /** When it last changed. */
  changedAt: number;
}

export interface Counts {
  sent: number;
  acknowledged: number;
  /** Answered with another status than 200. */
  unspecified: number;
  failed: number;
  lost: number;
  /** Forgeries that were not acknowledged. */
  refused: number;
}

/** Everything that is on the stage; grows in place, so that ten thousand notifications cost no copies. */
export interface Stage {
  scene: Scene | null;
  play: PlayState;
  pace: PaceId;
  target: TargetState | null;
  rows: Row[];
  flights: Map<string, Flight>;
  /** Topics that were sent about an entity, by its name. */
  told: Map<string, string[]>;
  counts: Counts;
  story: ScenarioEntry | null;
  characters: Map<string, Character>;
  step: number;
  checks: CheckRow[];
  cases: CaseRow[];
  findings: Extract<StageEvent, { readonly type: "finding" }>["finding"][];
  ended: Extract<StageEvent, { readonly type: "scene-ended" }> | null;
  /** Number of the last entry. */
  seq: number;
}

export function emptyStage(): Stage {
  return {
    scene: null,
    play: "idle",
    pace: "brisk",
    target: null,
    rows: [],
    flights: new Map(),
    told: new Map(),
    counts: { sent: 0, acknowledged: 0, unspecified: 0, failed: 0, lost: 0, refused: 0 },
    story: null,
    characters: new Map(),
    step: 0,
    checks: [],
    cases: [],
    findings: [],
    ended: null,
    seq: 0,
  };
}

/** Takes entries of the log in. @param now wall clock, 0 for what is not live */
export function foldEntries(
  stage: Stage,
  entries: readonly LogEntry[],
  catalogue: Pick<Catalogue, "scenarios">,
  now: number,
): void {
  for (const { seq, at, event } of entries) {
    if (seq <= stage.seq) continue;
    stage.seq = seq;
    foldEvent(stage, event, catalogue, at, now);
  }
}

export function foldEvent(
  stage: Stage,
  event: StageEvent,
  catalogue: Pick<Catalogue, "scenarios">,
  at: number,
  now: number,
): void {
  switch (event.type) {
    case "scene":
      beginScene(stage, event.scene, catalogue);
      return;
    case "play":
      stage.play = event.play;
      stage.pace = event.pace;
      return;
    case "target":
      stage.target = event.target;
      return;
    case "step-started":
      beginStep(stage, event.scenario, event.step, catalogue, now);
      return;
    case "step-ended": {
      const row = lastStep(stage, event.step) ?? beginStep(stage, event.scenario, event.step, catalogue, now);
      row.outcome = event;
      return;
    }
    case "sent": {
      const { type: _type, ...sent } = event;
      const { scenario, step } = sent.origin;
      // A recorded run tells of a step only when it has ended.
      if (scenario !== undefined && step !== undefined && step > stage.step)
        beginStep(stage, scenario, step, catalogue, now);
      addFlight(stage, sent, at, now);
      return;
    }
    case "landed": {
      const { type: _type, ...landed } = event;
      land(stage, landed);
      return;
    }
    case "check-started":
      stage.checks.push({ check: event.check, done: 0, failed: 0 });
      return;
    case "case-ended": {
      stage.cases.push(event.result);
      const check = stage.checks.findLast((row) => row.check.id === event.result.check);
      if (check !== undefined) {
        check.done++;
        if (event.result.status === "fail") check.failed++;
      }
      return;
    }
    case "finding":
      stage.findings.push(event.finding);
      return;
    case "note":
      stage.rows.push({ kind: "note", level: event.level, message: event.message });
      return;
    case "scene-ended":
      stage.ended = event;
  }
}

function beginScene(stage: Stage, scene: Scene, catalogue: Pick<Catalogue, "scenarios">): void {
  const { play, pace, seq } = stage;
  Object.assign(stage, emptyStage(), { play, pace, seq, scene, target: scene.target });
  useStory(stage, scene.scenario, catalogue);
}

function useStory(stage: Stage, name: string | null, { scenarios }: Pick<Catalogue, "scenarios">): void {
  stage.story = scenarios.find((scenario) => scenario.name === name) ?? null;
  for (const cast of stage.story?.cast ?? [])
    stage.characters.set(cast.id, { cast, state: cast.state, entity: null, changedAt: 0 });
}

function beginStep(
  stage: Stage,
  scenario: string,
  step: number,
  catalogue: Pick<Catalogue, "scenarios">,
  now: number,
): StepRow {
  // A recorded run names its story only here.
  if (stage.story === null) useStory(stage, scenario, catalogue);
  const entry = stage.story?.steps[step - 1] ?? null;
  const row: StepRow = { kind: "step", scenario, step, entry, outcome: null, seenAt: now };
  stage.rows.push(row);
  stage.step = step;
  if (entry?.kind === "do") {
    const character = stage.characters.get(entry.who.replace(/\[\d+\]$/, ""));
    if (character !== undefined && entry.to !== null) {
      character.state = entry.to;
      character.changedAt = now;
    }
  }
  return row;
}

function lastStep({ rows }: Stage, step: number): StepRow | undefined {
  for (let index = rows.length - 1; index >= 0; index--) {
    const row = rows[index];
    if (row?.kind === "step") return row.step === step && row.outcome === null ? row : undefined;
  }
  return undefined;
}

function addFlight(stage: Stage, sent: SentNotification, at: number, now: number): void {
  const flight: Flight = { kind: "flight", sent, landed: null, at, seenAt: now };
  stage.rows.push(flight);
  stage.flights.set(sent.id, flight);
  stage.counts.sent++;
  const { entity, step } = sent.origin;
  if (entity === undefined || sent.purpose !== "acknowledge") return;
  const told = stage.told.get(entity);
  if (told === undefined) stage.told.set(entity, [sent.topic ?? ""]);
  else told.push(sent.topic ?? "");
  const entry = step === undefined ? null : (stage.story?.steps[step - 1] ?? null);
  const who = entry?.kind === "do" ? entry.who : entry?.kind === "send" ? entry.of : null;
  const character = who === null ? undefined : stage.characters.get(who);
  if (character !== undefined && character.cast.count === null) character.entity = entity;
}

function land(stage: Stage, landed: LandedNotification): void {
  const flight = stage.flights.get(landed.id);
  if (flight === undefined) return;
  flight.landed = landed;
  stage.counts[landed.verdict]++;
  if (landed.lost) stage.counts.lost++;
  if (flight.sent.purpose === "refuse" && landed.verdict !== "acknowledged") stage.counts.refused++;
}
