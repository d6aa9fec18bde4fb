import { createRun } from "./create-run.ts";
import type { RunOptions } from "./create-run.ts";
import { replay } from "./journal/replay.ts";
import { replayables } from "./journal/replayable.ts";
import { signAgain } from "./journal/sign-again.ts";
import type { Summary } from "./run/events.ts";
import type { ReceiverTarget } from "./target.ts";

export interface ReplayRecordedOptions extends RunOptions {
  /** A finding (`.json`), a folder of findings, or a journal. */
  readonly path: string;
  /** Signs all requests anew, for another secret than they were recorded with. Findings are always signed anew. */
  readonly signAll?: boolean;
  /** The command line that repeats the replay, or that sends the recording of that file name alone. */
  readonly repeat?: (file: string | null) => string;
}

/**
 * Sends the same bytes again and says what is fixed and what still fails.
 *
 * @throws HookproofError `bad-journal` for what was not recorded by hookproof
 */
export async function replayRecorded(
  target: ReceiverTarget,
  options: ReplayRecordedOptions,
): Promise<Summary> {
  const { path, signAll = false } = options;
  await using run = createRun(target, options);
  const { platform, targetName, interrupted, emit } = run;
  const { settings, secret, deliverer } = platform;
  const repeat =
    options.repeat ?? ((file: string | null) => `hookproof replay ${file ?? path} ${targetName}`);
  const recorded = { [Symbol.iterator]: () => replayables(path) };
  // Counting reads the whole file, so that one that is damaged is refused before anything is sent.
  let count = 0;
  for (const _ of recorded) count++;
  // Awaited here: the platform is closed when this function is left.
  return await run.conduct(
    { command: "replay", repeat: repeat(null), planned: { checks: 0, cases: count } },
    () =>
      replay({
        recorded,
        deliverer,
        emit,
        sign: (request) => signAgain(request, { signatureHeader: settings.signatureHeader, secret }),
        signAll,
        repeat,
        signal: interrupted,
      }),
  );
}
