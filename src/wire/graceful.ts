import type { Transport } from "./transport.ts";

/**
 * Lets a run stop without losing what is under way: once the signal is aborted no further request leaves, and those in
 * flight have `graceMs` to get their answer before they end with cause `local` and code `aborted`.
 */
export function graceful(transport: Transport, signal: AbortSignal, graceMs: number): Transport {
  const patience = new AbortController();
  const startGrace = () => {
    setTimeout(() => patience.abort(signal.reason), graceMs).unref();
  };
  signal.addEventListener("abort", startGrace, { once: true });
  return {
    target: transport.target,
    carry: (request, options) =>
      transport.carry(request, { ...options, signal: signal.aborted ? signal : patience.signal }),
    async close() {
      signal.removeEventListener("abort", startGrace);
      await transport.close();
    },
  };
}
