import { createRun } from "./create-run.ts";
import type { RunOptions } from "./create-run.ts";
import type { Summary } from "./run/events.ts";
import type { Profile } from "./simulate/profile.ts";
import { ordinaryDay } from "./simulate/profile.ts";
import { simulate } from "./simulate/simulate.ts";
import { sleepUntilAborted } from "./sleep.ts";
import type { ReceiverTarget } from "./target.ts";

export interface SimulatePlatformOptions extends Omit<RunOptions, "rate"> {
  /** How the day goes; an ordinary day if absent. */
  readonly profile?: Profile;
  /** Notifications a second on average; 2 if absent. */
  readonly rate?: number;
  /** How long, in milliseconds; until the signal aborts if absent. */
  readonly forMs?: number;
  /** Deliveries at the same time; 4 if absent. */
  readonly workers?: number;
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
  const { rate = 2, profile = ordinaryDay, forMs = null, workers = 4, ...runOptions } = options;
  await using run = createRun(target, runOptions);
  const { platform, targetName, now, interrupted, clock } = run;
  const repeat =
    options.repeat ?? `hookproof simulate ${targetName} --seed ${platform.seed} --now ${now.toISOString()}`;
  // Awaited here: the platform is closed when this function is left.
  return await run.conduct({ command: "simulate", repeat, planned: { checks: 0, cases: 0 } }, async () => {
    await simulate({
      world: platform.world,
      profile,
      rate,
      forMs,
      start: now,
      send: (notification, about) => platform.deliver(notification, undefined, about),
      elapsed: clock,
      sleep: sleepUntilAborted(interrupted),
      signal: interrupted,
      workers,
    });
    return null;
  });
}
