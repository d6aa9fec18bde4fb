import type { Transport } from "./transport.ts";

/** At most `count` requests in any window of `perMs` milliseconds. */
export interface Rate {
  readonly count: number;
  readonly perMs: number;
}

/** Holds requests back so that they start evenly spaced; the deadline of a delivery begins after its wait. */
export function rateLimited(transport: Transport, { count, perMs }: Rate): Transport {
  const intervalMs = perMs / count;
  let nextAt = 0;
  return {
    target: transport.target,
    async carry(request, options) {
      const now = performance.now();
      const startAt = Math.max(now, nextAt);
      nextAt = startAt + intervalMs;
      if (startAt > now) await pause(startAt - now, options.signal);
      return transport.carry(request, options);
    },
    close: () => transport.close(),
  };
}

/** Ends early when the signal says so; the transport then tells of it. */
async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal?.addEventListener("abort", done, { once: true });
    if (signal?.aborted) done();
  });
}
