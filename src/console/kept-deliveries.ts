import type { Delivery, Origin, Purpose, Request } from "../index.ts";

/** A notification with all its bytes, as long as its scene is on the stage. */
export interface KeptDelivery {
  readonly id: string;
  readonly request: Request;
  readonly purpose: Purpose;
  readonly origin: Origin;
  readonly target: string;
  /** Null while it is on its way. */
  readonly delivery: Delivery | null;
}

/** Holds the bytes that the log leaves out; the oldest go when there are too many. */
export interface KeptDeliveries {
  keep(delivery: KeptDelivery): void;
  find(id: string): KeptDelivery | undefined;
  clear(): void;
}

const most = 20_000;

export function createKeptDeliveries(): KeptDeliveries {
  const kept = new Map<string, KeptDelivery>();
  return {
    keep(delivery) {
      kept.set(delivery.id, delivery);
      if (kept.size <= most) return;
      for (const oldest of kept.keys()) {
        kept.delete(oldest);
        return;
      }
    },
    find: (id) => kept.get(id),
    clear: () => kept.clear(),
  };
}
