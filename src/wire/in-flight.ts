import type { Attempt } from "./attempt.ts";
import { abort } from "./attempt.ts";

/**
 * The attempts under way, so that closing a transport can abort them. A list that fills its gaps and not a Set: of a Set
 * that changes all the time, V8 chains the outgrown tables, and each keeps its deliveries alive until a full collection.
 */
export interface InFlight {
  /** Returns what takes the attempt off the list. */
  enter(attempt: Attempt): () => void;
  abortAll(): void;
}

export function createInFlight(): InFlight {
  const entries: { readonly attempt: Attempt; at: number }[] = [];
  return {
    enter(attempt) {
      const entry = { attempt, at: entries.length };
      entries.push(entry);
      return () => {
        const last = entries.pop();
        if (last === undefined || last === entry) return;
        last.at = entry.at;
        entries[entry.at] = last;
      };
    },
    abortAll() {
      for (const attempt of entries.map((entry) => entry.attempt)) abort(attempt);
    },
  };
}
