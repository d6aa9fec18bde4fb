import { createRun } from "./create-run.ts";
import type { RunOptions } from "./create-run.ts";
import { countEffects } from "./checks/count-effects.ts";
import type { Observe } from "./checks/observe.ts";
import type { Topic } from "./contract/topics.ts";
import type { Discovery } from "./fuzz/discovery.ts";
import type { FuzzResult } from "./fuzz/explorer.ts";
import { fuzz } from "./fuzz/fuzz.ts";
import type { Effects } from "./fuzz/laboratory.ts";
import type { FuzzLevel } from "./fuzz/mutation.ts";
import {
  coverageEvents,
  coverageSentence,
  likewiseSentences,
  findingFileOf,
  findingOf,
} from "./fuzz/report-fuzz.ts";
import { scenarioText } from "./fuzz/scenario-text.ts";
import type { EarlyEnding } from "./run/early-ending.ts";
import type { Summary } from "./run/events.ts";
import type { FindingFile } from "./run/finding-file.ts";
import { sleepUntilAborted } from "./sleep.ts";
import type { ReceiverTarget } from "./target.ts";

export interface FuzzReceiverOptions extends RunOptions {
  readonly topics?: readonly Topic[];
  /** `documented` by default: only what the interface allows. */
  readonly level?: FuzzLevel;
  /** Most notifications to send; 5,000 by default. */
  readonly runs?: number;
  /** Most milliseconds to explore; 30,000 by default. */
  readonly timeMs?: number;
  /** Stops after so many distinct causes; 20 by default. */
  readonly maxFindings?: number;
  /** How long a crashed receiver may take to be started again, in milliseconds; 5,000 by default. */
  readonly recoverMs?: number;
  /** Called at once when a new cause is found. */
  readonly found?: (discovery: Discovery) => void;
  /** How to see what the receiver made of a notification; then one that is acknowledged must have had its effect once. */
  readonly observe?: Observe;
  /** The command line that repeats the run, or that sends the finding of that slug again. */
  readonly repeat?: (slug: string | null) => string;
}

export interface FuzzReceiverResult extends FuzzResult {
  readonly summary: Summary;
  /** What was found, ready to be written with `writeFinding`. */
  readonly findings: readonly FindingFile[];
  /** The findings that a story can tell, as YAML for `hookproof play`. */
  readonly scenarios: readonly { readonly slug: string; readonly text: string }[];
}

/**
 * Explores what the interface allows until the receiver breaks, and shrinks each cause to the smallest notification.
 *
 * @example
 * const { discoveries } = await fuzzReceiver(app, { secret: "s3cret", runs: 500 });
 */
export async function fuzzReceiver(
  target: ReceiverTarget,
  options: FuzzReceiverOptions = {},
): Promise<FuzzReceiverResult> {
  await using run = createRun(target, options);
  const { platform, targetName, now, emit } = run;
  const repeat = options.repeat ?? repeatFor(targetName, platform.seed, now);
  let result: FuzzResult | undefined;
  const about = { command: "fuzz", repeat: repeat(null), planned: { checks: 0, cases: 0 } };
  const summary = await run.conduct(about, async () => {
    result = await fuzz({
      ...platform,
      now,
      clock: run.clock,
      pause: sleepUntilAborted(run.interrupted),
      topics: options.topics ?? platform.settings.topics,
      level: options.level ?? "documented",
      runs: options.runs ?? 5000,
      timeMs: options.timeMs ?? 30_000,
      maxFindings: options.maxFindings ?? 20,
      recoverMs: options.recoverMs ?? 5000,
      signal: run.interrupted,
      effects: options.observe === undefined ? null : effectsOf(options.observe),
      found(discovery) {
        options.found?.(discovery);
        emit({ type: "finding", finding: findingOf(discovery) });
      },
    });
    for (const event of coverageEvents(result, repeat)) emit(event);
    for (const message of [...likewiseSentences(result), coverageSentence(result)])
      emit({ type: "note", level: "info", message });
    return earlyEnding(result);
  });
  if (result === undefined) throw new Error("A run that ends without a result throws.");
  const { seed, settings } = platform;
  const { discoveries } = result;
  return {
    ...result,
    summary,
    findings: discoveries.map((discovery) => findingFileOf(discovery, seed)),
    scenarios: discoveries.flatMap((discovery) => {
      const text = scenarioText(discovery, settings);
      return text === null ? [] : [{ slug: discovery.slug, text }];
    }),
  };
}

function effectsOf(observe: Observe): Effects {
  return { count: (notification) => countEffects(observe, notification), withinMs: observe.withinMs };
}

function repeatFor(target: string, seed: number, now: Date): (slug: string | null) => string {
  return (slug) =>
    slug === null
      ? `hookproof fuzz ${target} --seed ${seed} --now ${now.toISOString()}`
      : `hookproof replay hookproof-findings/${slug}.json ${target}`;
}

function earlyEnding({ ended, discoveries }: FuzzResult): EarlyEnding | null {
  if (ended === "interrupted") return "interrupted";
  // A crash that was found is a finding; a receiver that was never there is not.
  return ended === "receiver gone" && discoveries.length === 0 ? "receiver-unreachable" : null;
}
