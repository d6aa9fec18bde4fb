import { assumptionsOf } from "./contract/assumptions.ts";
import { replay } from "./journal/replay.ts";
import { replayables } from "./journal/replayable.ts";
import { signAgain } from "./journal/sign-again.ts";
import { createPlatform } from "./platform.ts";
import type { PlatformOptions } from "./platform.ts";
import { conduct } from "./run/conduct.ts";
import type { RunEvent, Summary } from "./run/events.ts";
import type { ReceiverTarget } from "./target.ts";
import { packageVersion } from "./version.ts";

export interface ReplayRecordedOptions extends Omit<PlatformOptions, "target" | "observer"> {
  /** A finding (`.json`), a folder of findings, or a journal. */
  readonly path: string;
  /** Signs all requests anew, for another secret than they were recorded with. Findings are always signed anew. */
  readonly signAll?: boolean;
  readonly journal?: (event: RunEvent) => void;
  readonly reports?: readonly ((event: RunEvent) => void)[];
  /** What reports call the receiver, in place of its URL. */
  readonly targetName?: string;
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
  const { path, signAll = false, journal = null, reports = [] } = options;
  const now = options.now ?? new Date();
  const interrupted = options.signal ?? new AbortController().signal;
  let emit: (event: RunEvent) => void = () => {};
  await using platform = createPlatform({
    ...options,
    now,
    target,
    observer: {
      started: (id, request, about) => emit({ type: "delivery-started", id, request, ...about }),
      ended: (delivery, about) => emit({ type: "delivery-ended", delivery, ...about }),
    },
  });
  const { settings, secret, seed, deliverer } = platform;
  const targetName = options.targetName ?? platform.target ?? "receiver";
  const repeat =
    options.repeat ?? ((file: string | null) => `hookproof replay ${file ?? path} ${targetName}`);
  const recorded = { [Symbol.iterator]: () => replayables(path) };
  // Counting reads the whole file, so that one that is damaged is refused before anything is sent.
  let count = 0;
  for (const _ of recorded) count++;
  // Awaited here: the platform is closed when this function is left.
  return await conduct(
    {
      started: {
        command: "replay",
        repeat: repeat(null),
        version: packageVersion(),
        target: targetName,
        seed,
        now: now.toISOString(),
        planned: { checks: 0, cases: count },
        assumptions: assumptionsOf(settings),
      },
      journal,
      reports,
      secret,
      strict: false,
      interrupted,
      clock: () => performance.now(),
    },
    async (tell) => {
      emit = tell;
      return replay({
        recorded,
        deliverer,
        emit,
        sign: (request) => signAgain(request, { signatureHeader: settings.signatureHeader, secret }),
        signAll,
        repeat,
        signal: interrupted,
      });
    },
  );
}
