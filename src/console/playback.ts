import type { Hold } from "../index.ts";
import type { PaceId, PlayState } from "./api.ts";

/** How fast a story passes, and how long a notification has the stage for itself at least, in milliseconds. */
export const paces = {
  real: { factor: 1, gapMs: 1600 },
  brisk: { factor: 8, gapMs: 900 },
  quick: { factor: 40, gapMs: 300 },
  fast: { factor: Number.POSITIVE_INFINITY, gapMs: 0 },
} as const satisfies Record<PaceId, { readonly factor: number; readonly gapMs: number }>;

/** Play, pause, step and pace: the buttons of a recorder, held against a story that is being told. */
export interface Playback extends Hold {
  readonly play: PlayState;
  readonly pace: PaceId;
  /** A story begins; held from the start if asked to. */
  begin(held: boolean, signal: AbortSignal): void;
  end(): void;
  pause(): void;
  resume(): void;
  /** Lets one more step pass while held. */
  step(): void;
  setPace(pace: PaceId): void;
}

export interface PlaybackOptions {
  /** Called after each change of `play` or `pace`. */
  readonly changed: () => void;
  /** Called when a step begins, one-based. */
  readonly stepStarted: (scenario: string, step: number) => void;
}

/** Waiting is cut into slices of at most this, so that a new pace holds at once. */
const sliceMs = 40;

export function createPlayback({ changed, stepStarted }: PlaybackOptions): Playback {
  let play: PlayState = "idle";
  let pace: PaceId = "brisk";
  let signal = AbortSignal.abort();
  /** Steps that may pass while the story is held, and whether the one that is played is such a step. */
  const leave = { steps: 0, current: false };
  let wake: () => void = () => {};
  let turn = nextTurn();

  function nextTurn(): Promise<void> {
    return new Promise((resolve) => (wake = resolve));
  }
  const turned = () => {
    wake();
    turn = nextTurn();
  };
  const set = (next: PlayState) => {
    if (play === next) return;
    play = next;
    turned();
    changed();
  };
  const held = () => play === "paused" && !signal.aborted;
  const delay = async (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  /** Whoever watches sees one thing after another. */
  const gap = async (share: number) => {
    for (let passed = 0; passed < paces[pace].gapMs * share && !signal.aborted; passed += sliceMs)
      await delay(sliceMs);
  };

  return {
    get play() {
      return play;
    },
    get pace() {
      return pace;
    },
    begin(startsHeld, ends) {
      signal = ends;
      leave.steps = 0;
      leave.current = false;
      ends.addEventListener("abort", turned, { once: true });
      set(startsHeld ? "paused" : "playing");
    },
    end: () => set("idle"),
    pause() {
      if (play === "playing") set("paused");
    },
    resume() {
      if (play === "paused") set("playing");
    },
    step() {
      if (play !== "paused") return;
      leave.steps++;
      turned();
    },
    setPace(next) {
      if (pace === next) return;
      pace = next;
      turned();
      changed();
    },
    async beforeStep(scenario, step) {
      leave.current = false;
      await gap(1);
      while (held() && leave.steps === 0) await turn;
      leave.current = held();
      if (leave.current) leave.steps--;
      if (!signal.aborted) stepStarted(scenario, step);
    },
    async beforeNotification() {
      while (held() && !leave.current) await turn;
      await gap(0.5);
    },
    async sleep(ms) {
      for (let left = ms; left > 0 && !signal.aborted && paces[pace].gapMs > 0;) {
        if (held() && leave.current) return;
        if (held()) {
          await turn;
          continue;
        }
        const slice = Math.min(sliceMs, left / paces[pace].factor);
        await delay(slice);
        left -= slice * paces[pace].factor;
      }
    },
  };
}
