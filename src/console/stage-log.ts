import type { LogEntry, StageEvent } from "./api.ts";

/** The log of one scene that every tab reads, so that all of them show the same, however often they reconnect. */
export interface StageLog {
  readonly seq: number;
  append(event: StageEvent): void;
  /** What is kept after an entry, then whatever comes, until the signal aborts. Lists of entries, never empty. */
  follow(after: number, signal: AbortSignal): AsyncGenerator<readonly LogEntry[], void>;
}

/** Entries that one answer carries at most, so that a slow reader does not make the server hold everything twice. */
const chunk = 500;

/** @param clock monotonic milliseconds */
export function createStageLog(clock: () => number): StageLog {
  let entries: LogEntry[] = [];
  let seq = 0;
  let start = clock();
  let wake: () => void = () => {};
  let turn = new Promise<void>((resolve) => (wake = resolve));
  const turned = () => {
    wake();
    turn = new Promise((resolve) => (wake = resolve));
  };

  return {
    get seq() {
      return seq;
    },
    append(event) {
      if (event.type === "scene") {
        entries = [];
        start = clock();
      }
      entries.push({ seq: ++seq, at: Math.round(clock() - start), event });
      turned();
    },
    async *follow(after, signal) {
      // Only a reader of another console can have seen what is still to come.
      let last = after > seq ? 0 : after;
      signal.addEventListener("abort", turned, { once: true });
      while (!signal.aborted) {
        const first = entries[0]?.seq ?? seq + 1;
        const found = entries.slice(Math.max(0, last - first + 1)).slice(0, chunk);
        const latest = found.at(-1);
        if (latest === undefined) {
          await turn;
          continue;
        }
        last = latest.seq;
        yield found;
      }
    },
  };
}
