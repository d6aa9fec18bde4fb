import { later, minutesOf } from "../world/write-time.ts";
import { millisecondsOf } from "../yaml/duration.ts";
import type { Pace } from "./format.ts";

/** The simulated time of a story. It never reads a real clock, so a story is the same whenever it is played. */
export interface StoryClock {
  /** The moment of the next notification: one second after the last, or as `at` says; earlier ones are late news. */
  next(at: string | null): Promise<Date>;
  /** The present moment. */
  now(): Date;
  wait(ms: number): Promise<void>;
}

export interface StoryClockOptions {
  readonly start: Date;
  /** Offset of the enterprise's clock from UTC. */
  readonly utcOffset: string;
  readonly pace: Pace;
  /** Lets real time pass. */
  readonly sleep: (ms: number) => Promise<void>;
}

export function storyClock({ start, utcOffset, pace, sleep }: StoryClockOptions): StoryClock {
  let present = start;
  let taken = false;
  let last = start;

  const pass = async (ms: number) => {
    present = new Date(present.getTime() + ms);
    taken = false;
    if (pace !== "fast" && ms > 0) await sleep(pace === "real" ? ms : ms / pace);
  };

  return {
    now: () => present,
    wait: pass,
    async next(at) {
      if (at === null) {
        if (taken) present = later(present, 1);
        last = present;
      } else {
        last = momentAt(at, last, start, utcOffset);
        if (last > present) await pass(last.getTime() - present.getTime());
      }
      taken ||= last >= present;
      return last;
    },
  };
}

/** The moment that an `at` names: from the last one, on the story's day, or by date. */
export function momentAt(at: string, last: Date, start: Date, utcOffset: string): Date {
  if (/^[+-]/.test(at))
    return new Date(last.getTime() + (at.startsWith("-") ? -1 : 1) * millisecondsOf(at.slice(1)));
  if (at.includes("T")) return new Date(at);
  const day = new Date(start.getTime() + minutesOf(utcOffset) * 60_000).toISOString().slice(0, 10);
  return new Date(`${day}T${at.length === 5 ? `${at}:00` : at}${utcOffset}`);
}
