import { countEffects } from "./checks/count-effects.ts";
import type { Observe } from "./checks/observe.ts";
import { assumptionsOf } from "./contract/assumptions.ts";
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
import { createPlatform, mergeSettings } from "./platform.ts";
import type { PlatformOptions } from "./platform.ts";
import type { EarlyEnding } from "./run/early-ending.ts";
import { conduct } from "./run/conduct.ts";
import type { RunEvent, Summary } from "./run/events.ts";
import type { FindingFile } from "./run/finding-file.ts";
import { transportOf } from "./target.ts";
import type { ReceiverTarget } from "./target.ts";
import { packageVersion } from "./version.ts";
import { secretOf } from "./wire/secret.ts";

export interface FuzzReceiverOptions extends Omit<PlatformOptions, "target" | "observer"> {
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
  /** Hears every event before the reports do; see `createJournal`. */
  readonly journal?: (event: RunEvent) => void;
  readonly reports?: readonly ((event: RunEvent) => void)[];
  /** Called at once when a new cause is found. */
  readonly found?: (discovery: Discovery) => void;
  /** How to see what the receiver made of a notification; then one that is acknowledged must have had its effect once. */
  readonly observe?: Observe;
  /** What reports call the receiver, in place of its URL. */
  readonly targetName?: string;
  /** The command line that repeats the run, or that sends the finding of that slug again. */
  readonly repeat?: (slug: string | null) => string;
}

export interface FuzzReceiverResult extends FuzzResult {
  readonly summary: Summary;
  /** What was found, ready to be written with `writeFinding`. */
  readonly findings: readonly FindingFile[];
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
  const seed = options.seed ?? 0;
  const now = options.now ?? new Date();
  const clock = () => performance.now();
  const signal = options.signal ?? new AbortController().signal;
  const settings = mergeSettings(options.settings ?? {});
  const transport = transportOf(target, options);
  const targetName = options.targetName ?? transport.target;
  const repeat = options.repeat ?? repeatFor(targetName, seed, now);
  let result: FuzzResult | undefined;
  const summary = await conduct(
    {
      started: {
        command: "fuzz",
        repeat: repeat(null),
        version: packageVersion(),
        target: targetName,
        seed,
        now: now.toISOString(),
        planned: { checks: 0, cases: 0 },
        assumptions: assumptionsOf(settings),
      },
      journal: options.journal ?? null,
      secret: options.secret === undefined ? null : secretOf(options.secret),
      reports: options.reports ?? [],
      strict: false,
      interrupted: signal,
      clock,
    },
    async (emit) => {
      await using platform = createPlatform({
        ...options,
        target: transport,
        seed,
        now,
        observer: {
          started: (id, request, about) => emit({ type: "delivery-started", id, request, ...about }),
          ended: (delivery, about) => emit({ type: "delivery-ended", delivery, ...about }),
        },
      });
      result = await fuzz({
        ...platform,
        now,
        clock,
        pause,
        topics: options.topics ?? settings.topics,
        level: options.level ?? "documented",
        runs: options.runs ?? 5000,
        timeMs: options.timeMs ?? 30_000,
        maxFindings: options.maxFindings ?? 20,
        recoverMs: options.recoverMs ?? 5000,
        signal,
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
    },
  );
  if (result === undefined) throw new Error("A run that ends without a result throws.");
  return {
    ...result,
    summary,
    findings: result.discoveries.map((discovery) => findingFileOf(discovery, seed)),
  };
}

function effectsOf(observe: Observe): Effects {
  return { count: (notification) => countEffects(observe, notification), withinMs: observe.withinMs };
}

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

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
