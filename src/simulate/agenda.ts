/** Things to do, by the time at which they are due; of equals the one that was added first comes first. */
export interface Agenda<Item> {
  add(atMs: number, item: Item): void;
  /** When the next one is due; Infinity if there is none. */
  readonly nextMs: number;
  take(): Item | undefined;
}

/** A binary heap: hundreds of matters are open at a time, and each event is taken once. */
export function createAgenda<Item>(): Agenda<Item> {
  interface Entry {
    readonly atMs: number;
    readonly order: number;
    readonly item: Item;
  }
  const heap: Entry[] = [];
  let added = 0;
  const before = (one: Entry, other: Entry) =>
    one.atMs === other.atMs ? one.order < other.order : one.atMs < other.atMs;

  return {
    add(atMs, item) {
      const entry = { atMs, order: added++, item };
      let place = heap.length;
      heap.push(entry);
      while (place > 0) {
        const above = (place - 1) >> 1;
        const parent = heap[above];
        if (parent === undefined || !before(entry, parent)) break;
        heap[place] = parent;
        place = above;
      }
      heap[place] = entry;
    },
    get nextMs() {
      return heap[0]?.atMs ?? Infinity;
    },
    take() {
      const [first] = heap;
      const last = heap.pop();
      if (first === undefined || last === undefined || heap.length === 0) return first?.item;
      let place = 0;
      for (;;) {
        const left = heap[2 * place + 1];
        const right = heap[2 * place + 2];
        const child = right !== undefined && left !== undefined && before(right, left) ? right : left;
        if (child === undefined || !before(child, last)) break;
        heap[place] = child;
        place = 2 * place + (child === left ? 1 : 2);
      }
      heap[place] = last;
      return first.item;
    },
  };
}
