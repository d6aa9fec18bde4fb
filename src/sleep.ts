/** Lets real time pass, in milliseconds; ends early when the signal aborts, and leaves no timer behind. */
export function sleepUntilAborted(signal: AbortSignal | undefined): (ms: number) => Promise<void> {
  return async (ms) =>
    new Promise((resolve) => {
      if (signal?.aborted === true) return resolve();
      const end = () => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      signal?.addEventListener("abort", end);
    });
}
