import type { Limit } from "./checks/diagnosis/asker.ts";
import type { Sent } from "./checks/diagnosis/failure.ts";
import type { KnownFailure } from "./checks/known-failures.ts";
import { assertKnownFailures } from "./checks/known-failures.ts";
import type { Observe } from "./checks/observe.ts";
import { planChecks } from "./checks/plan.ts";
import type { PlannedCheck } from "./checks/plan.ts";
import { runChecks } from "./checks/run.ts";
import type { Selection } from "./checks/selection.ts";
import { assumptionsOf } from "./contract/assumptions.ts";
import { createPlatform } from "./platform.ts";
import type { PlatformOptions } from "./platform.ts";
import { conduct } from "./run/conduct.ts";
import type { CaseResult, Finding, RunEvent, Summary } from "./run/events.ts";
import type { EarlyEnding } from "./run/early-ending.ts";
import type { ReceiverTarget } from "./target.ts";
import { packageVersion } from "./version.ts";
import { secretOf } from "./wire/secret.ts";

export interface TestOptions extends Omit<PlatformOptions, "target" | "observer"> {
  /** Which checks to run; all of them if absent. */
  readonly selection?: Selection;
  /** Rows that are known to fail, with the reason. */
  readonly knownFailures?: readonly KnownFailure[];
  /** How to see what the receiver made of a notification; turns on the checks of effects. */
  readonly observe?: Observe;
  /** Lets warnings fail the run. */
  readonly strict?: boolean;
  /** Deliveries at the same time; 4 if absent. */
  readonly workers?: number;
  /** How many further questions may be asked to say why something failed; null asks none. */
  readonly diagnosis?: Limit | null;
  /** Other secrets that you have, in case the receiver uses one of them. */
  readonly otherSecrets?: readonly string[];
  /** Each hears of everything in order. */
  readonly reports?: readonly ((event: RunEvent) => void)[];
  /** Hears of everything before the reports do; when it throws, nothing more is sent. */
  readonly journal?: (event: RunEvent) => void;
  /** What reports call the receiver, in place of its URL. */
  readonly targetName?: string;
  /** The command line that repeats the run, or the row of that name alone. */
  readonly repeat?: (row: string | null) => string;
}

/** How a run of the suite ended. */
export interface TestOutcome {
  /** `summary.exitCode` is 0 where nothing failed. */
  readonly summary: Summary;
  readonly results: readonly CaseResult[];
  readonly findings: readonly Finding[];
}

const defaultWorkers = 4;

/**
 * Plays the platform against a receiver and judges it, check by check.
 *
 * @example
 * const { summary } = await testReceiver("http://127.0.0.1:3000/webhook", { secret: "s3cret" });
 * assert.equal(summary.exitCode, 0);
 */
export async function testReceiver(target: ReceiverTarget, options: TestOptions = {}): Promise<TestOutcome> {
  const now = options.now ?? new Date();
  const { observe = null, strict = false, selection, knownFailures, workers = defaultWorkers } = options;
  const interrupted = options.signal ?? new AbortController().signal;
  let emit: (event: RunEvent) => void = () => {};
  const sent: Sent[] = [];
  await using platform = createPlatform({
    ...options,
    now,
    target,
    observer: {
      started: (id, request, about) => emit({ type: "delivery-started", id, request, ...about }),
      ended: (delivery, about) => {
        sent.push({ delivery, purpose: about.purpose });
        emit({ type: "delivery-ended", delivery, ...about });
      },
    },
  });
  const { settings, schemas, world, secret, deliverer, seed } = platform;
  const shared = { settings, schemas, observe, world, secret, deliverer, now, workers };
  const targetName = options.targetName ?? platform.target ?? "receiver";
  const repeat = options.repeat ?? repeatFor(targetName, seed, now);
  const plan = await planOf(shared, selection);
  if (knownFailures !== undefined) assertKnownFailures(knownFailures, await checkIds());
  let results: readonly CaseResult[] = [];
  const findings: Finding[] = [];

  const play = async (tell: (event: RunEvent) => void): Promise<EarlyEnding | null> => {
    emit = tell;
    const outcome = await runChecks({
      ...shared,
      plan,
      target: targetName,
      emit,
      repeat,
      ...(knownFailures === undefined ? {} : { knownFailures }),
    });
    results = outcome.results;
    if (outcome.bug !== undefined) throw outcome.bug;
    const isUnexplained = results.some(({ status }) => status === "fail" || status === "warn");
    if (isUnexplained && outcome.ending === null && options.diagnosis !== null) {
      const { diagnose } = await import("./checks/diagnosis/diagnose.ts");
      const found = await diagnose({
        ...shared,
        results,
        // What a diagnosis sends is no part of what it explains.
        sent: [...sent],
        otherSecrets: (options.otherSecrets ?? []).map(secretOf),
        clock: () => performance.now(),
        ...(options.diagnosis === undefined ? {} : { limit: options.diagnosis }),
      });
      for (const finding of found) emit({ type: "finding", finding });
    }
    return outcome.ending;
  };
  const summary = await conduct(
    {
      started: {
        command: "test",
        repeat: repeat(null),
        version: packageVersion(),
        target: targetName,
        seed,
        now: now.toISOString(),
        planned: { checks: plan.length, cases: plan.reduce((sum, { rows }) => sum + rows.length, 0) },
        assumptions: assumptionsOf(settings),
      },
      journal: options.journal ?? null,
      secret: options.secret === undefined ? null : secretOf(options.secret),
      reports: [
        ...(options.reports ?? []),
        (event) => event.type === "finding" && findings.push(event.finding),
      ],
      strict,
      interrupted,
      clock: () => performance.now(),
    },
    play,
  );
  return { summary, results, findings };
}

/** What a selection of the suite would run, without sending anything. */
export async function planTest(
  options: Pick<TestOptions, "settings" | "overlays" | "observe" | "selection"> = {},
): Promise<readonly PlannedCheck[]> {
  const { settings, schemas } = createPlatform(options);
  return planOf({ settings, schemas, observe: options.observe ?? null }, options.selection);
}

async function planOf(
  known: Parameters<typeof planChecks>[1],
  selection: Selection = {},
): Promise<readonly PlannedCheck[]> {
  const { catalogue } = await import("./checks/index.ts");
  const topics = selection.topics ?? known.settings.topics;
  return planChecks(catalogue, known, { ...selection, topics });
}

async function checkIds(): Promise<readonly string[]> {
  return (await import("./checks/index.ts")).checks.map(({ id }) => id);
}

function repeatFor(target: string, seed: number, now: Date): (row: string | null) => string {
  const command = `hookproof test ${target} --seed ${seed} --now ${now.toISOString()}`;
  return (row) => (row === null ? command : `${command} --only ${row}`);
}
