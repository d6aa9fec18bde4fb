import { assumptionsOf } from "./contract/assumptions.ts";
import { createPlatform } from "./platform.ts";
import type { PlatformOptions } from "./platform.ts";
import { conduct } from "./run/conduct.ts";
import type { RunEvent, Summary } from "./run/events.ts";
import type { Profile } from "./simulate/profile.ts";
import { ordinaryDay } from "./simulate/profile.ts";
import { simulate } from "./simulate/simulate.ts";
import { sleepUntilAborted } from "./sleep.ts";
import type { ReceiverTarget } from "./target.ts";
import { packageVersion } from "./version.ts";

export interface SimulatePlatformOptions extends Omit<PlatformOptions, "target" | "observer" | "rate"> {
  /** How the day goes; an ordinary day if absent. */
  readonly profile?: Profile;
  /** Notifications a second on average; 2 if absent. */
  readonly rate?: number;
  /** How long, in milliseconds; until the signal aborts if absent. */
  readonly forMs?: number;
  /** Deliveries at the same time; 4 if absent. */
  readonly workers?: number;
  readonly strict?: boolean;
  readonly reports?: readonly ((event: RunEvent) => void)[];
  /** Hears of everything before the reports do; when it throws, nothing more is sent. */
  readonly journal?: (event: RunEvent) => void;
  /** What reports call the receiver, in place of its URL. */
  readonly targetName?: string;
  /** The command line that repeats the run. */
  readonly repeat?: string;
}

/**
 * Lets the platform live in front of a receiver: customers come, chat, call and have tickets until it is stopped. What is
 * on its way when the signal aborts still arrives.
 *
 * @example
 * const { deliveries, lost } = await simulatePlatform("http://127.0.0.1:3000/webhook", { secret: "s3cret", forMs: 60_000 });
 */
export async function simulatePlatform(
  target: ReceiverTarget,
  options: SimulatePlatformOptions = {},
): Promise<Summary> {
  const { signal: interrupted = new AbortController().signal, rate = 2, ...platformOptions } = options;
  const now = options.now ?? new Date();
  let emit: (event: RunEvent) => void = () => {};
  await using platform = createPlatform({
    ...platformOptions,
    now,
    target,
    observer: {
      started: (id, request, about) => emit({ type: "delivery-started", id, request, ...about }),
      ended: (delivery, about) => emit({ type: "delivery-ended", delivery, ...about }),
    },
  });
  const targetName = options.targetName ?? platform.target ?? "receiver";
  return conduct(
    {
      started: {
        command: "simulate",
        repeat:
          options.repeat ??
          `hookproof simulate ${targetName} --seed ${platform.seed} --now ${now.toISOString()}`,
        version: packageVersion(),
        target: targetName,
        seed: platform.seed,
        now: now.toISOString(),
        planned: { checks: 0, cases: 0 },
        assumptions: assumptionsOf(platform.settings),
      },
      secret: platform.secret,
      journal: options.journal ?? null,
      reports: options.reports ?? [],
      strict: options.strict ?? false,
      interrupted,
      clock: () => performance.now(),
    },
    async (tell) => {
      emit = tell;
      await simulate({
        world: platform.world,
        profile: options.profile ?? ordinaryDay,
        rate,
        forMs: options.forMs ?? null,
        start: now,
        send: (notification, about) => platform.deliver(notification, undefined, about),
        elapsed: () => performance.now(),
        sleep: sleepUntilAborted(interrupted),
        signal: interrupted,
        workers: options.workers ?? 4,
      });
      return null;
    },
  );
}
