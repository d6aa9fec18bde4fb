import type { Attempt } from "./attempt.ts";
import { abort, beginAttempt } from "./attempt.ts";
import type { Exchange } from "./delivery.ts";
import type { InFlight } from "./in-flight.ts";
import type { RequestBytes } from "./request-bytes.ts";
import type { CarryOptions } from "./transport.ts";

/**
 * Opens one fresh connection to the receiver and tells the attempt, by the functions beside it, what happens on it.
 * Returns a function that drops the connection, at whatever step it is.
 */
export type Dial = (attempt: Attempt) => () => void;

/**
 * Carries one request over a connection of its own. Always resolves: with the answer as soon as the verdict stands and
 * the body is read or the grace is over, else with the failure.
 *
 * @param inFlight where the exchange is entered for as long as it runs
 */
export function exchange(
  dial: Dial,
  request: RequestBytes,
  { timeoutMs, signal }: CarryOptions,
  inFlight: InFlight,
): Promise<Exchange> {
  return new Promise((resolve) => {
    const attempt = beginAttempt(request, timeoutMs, resolve);
    attempt.leave = inFlight.enter(attempt);
    if (signal !== undefined) obey(signal, attempt);
    if (attempt.settled) return;
    attempt.hangUp = dial(attempt);
    if (attempt.settled) attempt.hangUp();
  });
}

function obey(signal: AbortSignal, attempt: Attempt): void {
  if (signal.aborted) return abort(attempt);
  const { leave } = attempt;
  const aborted = () => abort(attempt);
  signal.addEventListener("abort", aborted);
  attempt.leave = () => {
    leave();
    signal.removeEventListener("abort", aborted);
  };
}
