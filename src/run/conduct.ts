import { HookproofError } from "../errors.ts";
import type { Secret } from "../wire/secret.ts";
import type { EarlyEnding } from "./early-ending.ts";
import type { RunEvent, RunStarted, Summary } from "./events.ts";
import { createSummarizer } from "./summarize.ts";
import { withoutSecret } from "./without-secret.ts";

type Hear = (event: RunEvent) => void;

export interface ConductOptions {
  readonly started: Omit<RunStarted, "type">;
  /** Hears every event before anybody else does, so that nothing is shown that is not written (J-2); null without one. */
  readonly journal: Hear | null;
  readonly reports: readonly Hear[];
  /** Taken out of what the receiver says before anybody hears of it; null where there is none at hand. */
  readonly secret: Secret | null;
  /** Whether warnings fail the run. */
  readonly strict: boolean;
  /** Aborted with `SIGINT` or `SIGTERM` as the reason. */
  readonly interrupted: AbortSignal;
  /** Monotonic milliseconds. */
  clock(): number;
}

/**
 * Conducts a run from its first event to its last. The last always comes, with the summary so far: when the run is
 * interrupted, when the journal cannot be written, when this machine runs out of something.
 *
 * @param play the middle of the run: emits events, and says why it ended early if it did
 * @throws what `play` threw, after the last event, unless the ending of the run says it all
 */
export async function conduct(
  { started, journal, reports, secret, strict, interrupted, clock }: ConductOptions,
  play: (emit: Hear) => Promise<EarlyEnding | null>,
): Promise<Summary> {
  const summarizer = createSummarizer();
  const start = clock();
  const clean = secret === null ? (event: RunEvent) => event : withoutSecret(secret);
  const emit: Hear = (given) => {
    const event = clean(given);
    journal?.(event);
    summarizer.see(event);
    for (const report of reports) report(event);
  };
  const summaryOf = (incomplete: EarlyEnding | null) =>
    summarizer.summary({ elapsedMs: clock() - start, strict, incomplete });

  let ending: EarlyEnding | null;
  let thrown: unknown = null;
  try {
    emit({ type: "run-started", ...started });
    ending = await play(emit);
  } catch (error) {
    thrown = error;
    ending = endingOf(error);
  }
  let summary = summaryOf(signalEnding(interrupted) ?? ending);
  try {
    journal?.({ type: "run-ended", summary });
  } catch (error) {
    thrown ??= error;
    summary = summaryOf("journal-io");
  }
  for (const report of reports) report({ type: "run-ended", summary });
  if (thrown !== null && !(interrupted.aborted && isAbort(thrown))) throw thrown;
  return summary;
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === "AbortError";
}

function signalEnding(interrupted: AbortSignal): EarlyEnding | null {
  if (!interrupted.aborted) return null;
  return interrupted.reason === "SIGTERM" ? "terminated" : "interrupted";
}

function endingOf(error: unknown): EarlyEnding {
  if (!(error instanceof HookproofError)) return "internal-error";
  if (error.code === "journal-io" || error.code === "local-resource") return error.code;
  return "nothing-judged";
}
