import { assumptionsOf } from "./contract/assumptions.ts";
import { createPlatform } from "./platform.ts";
import type { Platform, PlatformOptions } from "./platform.ts";
import { conduct } from "./run/conduct.ts";
import type { EarlyEnding } from "./run/early-ending.ts";
import type { RunEvent, RunStarted, Summary } from "./run/events.ts";
import type { ReceiverTarget } from "./target.ts";
import { packageVersion } from "./version.ts";

/** What every run against a receiver can be told. */
export interface RunOptions extends Omit<PlatformOptions, "target" | "observer"> {
  /** Lets warnings fail the run. */
  readonly strict?: boolean;
  /** Each hears of everything in order. */
  readonly reports?: readonly ((event: RunEvent) => void)[];
  /** Hears of everything before the reports do; when it throws, nothing more is sent. */
  readonly journal?: (event: RunEvent) => void;
  /** What reports call the receiver, in place of its URL. */
  readonly targetName?: string;
}

/** A platform whose deliveries are events of a run. */
export interface Run {
  readonly platform: Platform;
  readonly targetName: string;
  readonly now: Date;
  /** Aborted when the run is to end early. */
  readonly interrupted: AbortSignal;
  /** Tells an event of the run; between the first and the last one, which `conduct` tells. */
  readonly emit: (event: RunEvent) => void;
  /** Monotonic milliseconds. */
  clock(): number;
  /** Conducts the run from its first event to its last, with `play` as its middle; see `run/conduct.ts`. */
  conduct(
    about: Pick<RunStarted, "command" | "repeat" | "planned"> & { readonly seed?: number },
    play: () => Promise<EarlyEnding | null>,
  ): Promise<Summary>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Composes what all commands that deliver have in common; each adds its plan and its middle. */
export function createRun(target: ReceiverTarget, options: RunOptions): Run {
  const now = options.now ?? new Date();
  const interrupted = options.signal ?? new AbortController().signal;
  let tell: (event: RunEvent) => void = () => {};
  const emit = (event: RunEvent) => tell(event);
  const platform = createPlatform({
    ...options,
    now,
    target,
    observer: {
      started: (id, request, about) => emit({ type: "delivery-started", id, request, ...about }),
      ended: (delivery, about) => emit({ type: "delivery-ended", delivery, ...about }),
    },
  });
  const targetName = options.targetName ?? platform.target ?? "receiver";
  const clock = () => performance.now();
  return {
    platform,
    targetName,
    now,
    interrupted,
    emit,
    clock,
    conduct: ({ seed = platform.seed, ...about }, play) =>
      conduct(
        {
          started: {
            ...about,
            version: packageVersion(),
            target: targetName,
            seed,
            now: now.toISOString(),
            assumptions: assumptionsOf(platform.settings),
          },
          secret: platform.secret,
          journal: options.journal ?? null,
          reports: options.reports ?? [],
          strict: options.strict ?? false,
          interrupted,
          clock,
        },
        (hear) => {
          tell = hear;
          return play();
        },
      ),
    [Symbol.asyncDispose]: () => platform.close(),
  };
}
