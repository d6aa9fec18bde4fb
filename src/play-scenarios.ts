import { createRun } from "./create-run.ts";
import type { RunOptions } from "./create-run.ts";
import type { Notification } from "./contract/notification.ts";
import { createPlatform } from "./platform.ts";
import type { Platform, PlatformOptions } from "./platform.ts";
import type { Summary } from "./run/events.ts";
import type { Pace, Scenario } from "./scenario/format.ts";
import { playScenario } from "./scenario/play-scenario.ts";
import type { PlayOptions } from "./scenario/play-scenario.ts";
import { shareVariables } from "./scenario/variables.ts";
import { verifyStory } from "./scenario/verify-story.ts";
import { sleepUntilAborted } from "./sleep.ts";
import type { ReceiverTarget } from "./target.ts";
import type { About } from "./wire/about.ts";
import { createWorld } from "./world/world.ts";

/** What decides how stories are told. */
export interface StoryOptions extends Omit<PlatformOptions, "target" | "observer"> {
  /** Overrides the stories' own seeds. */
  readonly seed?: number;
  /** Overrides the stories' own pace. */
  readonly pace?: Pace;
  /** Values for the stories' variables. */
  readonly variables?: Readonly<Record<string, string>>;
  /** For `${env:NAME}` and for the programs that probes run; empty if absent. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Lets probes run programs. */
  readonly allowCommands?: boolean;
}

export interface PlayScenariosOptions extends StoryOptions, RunOptions {
  /** Overrides the stories' own seeds. */
  readonly seed?: number;
  /** The command line that repeats the run. */
  readonly repeat?: string;
  /** Waited for before each step and each notification, so that who watches can hold the story. */
  readonly hold?: Hold;
}

/** How somebody who watches decides when a story goes on. */
export interface Hold {
  /** Before a step is played, one-based. */
  beforeStep(scenario: string, step: number): Promise<void>;
  /** Before a notification goes out. */
  beforeNotification(): Promise<void>;
  /** Lets time of the story pass, in milliseconds, in place of the clock. */
  sleep(ms: number): Promise<void>;
}

/**
 * Tells stories to a receiver, one after another, and judges each step. All of them are verified before anything is sent.
 *
 * @example
 * const story = await readScenario("scenarios/ticket-answered.yaml");
 * const { exitCode } = await playScenarios("http://127.0.0.1:3000/webhook", [story], { secret: "s3cret" });
 */
export async function playScenarios(
  target: ReceiverTarget,
  scenarios: readonly Scenario[],
  options: PlayScenariosOptions = {},
): Promise<Summary> {
  await using run = createRun(target, options);
  const { platform, targetName, now, interrupted } = run;
  const receiver = typeof target === "string" ? originOf(platform.target) : null;
  const stories = scenarios.map((scenario) =>
    storyOf(scenario, scenarios, platform, { ...options, now }, receiver),
  );
  for (const story of stories) await verifyStory(story);
  const names = scenarios.map(({ name }) => name).join(" ");
  const about = {
    command: "play",
    repeat: options.repeat ?? `hookproof play ${names} ${targetName}`,
    planned: { checks: 0, cases: scenarios.reduce((sum, { steps }) => sum + steps.length, 0) },
    seed: options.seed ?? scenarios[0]?.seed ?? 0,
  };
  // Awaited here: the platform is closed when this function is left.
  return await run.conduct(about, async () => {
    for (const story of stories) {
      await playScenario({
        ...story,
        emit: run.emit,
        async send(notification, tampering, about) {
          await options.hold?.beforeNotification();
          return interrupted.aborted ? null : platform.deliver(notification, tampering, about);
        },
        beforeStep: async (step) => options.hold?.beforeStep(story.scenario.name, step),
        sleep: options.hold?.sleep ?? sleepUntilAborted(interrupted),
        elapsed: run.clock,
        signal: interrupted,
      });
    }
    return null;
  });
}

/** Tells stories to nobody: what would be sent, in order, without waiting and without asking the receiver anything. */
export async function rehearseScenarios(
  scenarios: readonly Scenario[],
  options: StoryOptions & { readonly hear: (notification: Notification, about: About) => void },
): Promise<void> {
  const now = options.now ?? new Date();
  const platform = createPlatform({ ...options, now });
  const stories = scenarios.map((scenario) =>
    storyOf(scenario, scenarios, platform, { ...options, now }, null),
  );
  for (const story of stories) await verifyStory(story);
  for (const story of stories) {
    await playScenario({
      ...story,
      pace: "fast",
      dry: true,
      emit: () => {},
      send: async (notification, _tampering, about) => {
        options.hear(notification, about);
        return null;
      },
      sleep: async () => {},
      elapsed: () => 0,
    });
  }
}

type Story = Omit<PlayOptions, "emit" | "send" | "sleep" | "elapsed" | "signal" | "beforeStep">;

function storyOf(
  scenario: Scenario,
  all: readonly Scenario[],
  { settings, schemas }: Platform,
  options: StoryOptions & { readonly now: Date },
  receiver: string | null,
): Story {
  const { now, pace, env, allowCommands } = options;
  return {
    scenario,
    world: createWorld({ seed: options.seed ?? scenario.seed ?? 0, now, settings, schemas }),
    now,
    variables: shareVariables(options.variables ?? {}, scenario, all),
    receiver,
    ...(pace === undefined ? {} : { pace }),
    ...(env === undefined ? {} : { env }),
    ...(allowCommands === undefined ? {} : { allowCommands }),
  };
}

function originOf(target: string | null): string | null {
  return target !== null && URL.canParse(target) ? new URL(target).origin : null;
}
