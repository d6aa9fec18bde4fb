/**
 * The exchanges under way, so that closing a transport can abort them. A list that fills its gaps and not a Set: of a Set
 * that changes all the time, V8 chains the outgrown tables, and each keeps its deliveries alive until a full collection.
 */
export interface InFlight {
  /** Returns what takes the exchange off the list. */
  enter(abort: () => void): () => void;
  abortAll(): void;
}

export function createInFlight(): InFlight {
  const entries: { readonly abort: () => void; at: number }[] = [];
  return {
    enter(abort) {
      const entry = { abort, at: entries.length };
      entries.push(entry);
      return () => {
        const last = entries.pop();
        if (last === undefined || last === entry) return;
        last.at = entry.at;
        entries[entry.at] = last;
      };
    },
    abortAll() {
      for (const abort of entries.map((entry) => entry.abort)) abort();
    },
  };
}
