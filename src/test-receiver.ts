import type { Limit } from "./checks/diagnosis/asker.ts";
import type { Sent } from "./checks/diagnosis/failure.ts";
import type { KnownFailure } from "./checks/known-failures.ts";
import { assertKnownFailures } from "./checks/known-failures.ts";
import type { Observe } from "./checks/observe.ts";
import { planChecks } from "./checks/plan.ts";
import type { PlannedCheck } from "./checks/plan.ts";
import { runChecks } from "./checks/run.ts";
import type { Selection } from "./checks/selection.ts";
import { createRun } from "./create-run.ts";
import type { RunOptions } from "./create-run.ts";
import { createPlatform } from "./platform.ts";
import type { CaseResult, Finding, Summary } from "./run/events.ts";
import type { EarlyEnding } from "./run/early-ending.ts";
import type { ReceiverTarget } from "./target.ts";
import { secretOf } from "./wire/secret.ts";

export interface TestOptions extends RunOptions {
  /** Which checks to run; all of them if absent. */
  readonly selection?: Selection;
  /** Rows that are known to fail, with the reason. */
  readonly knownFailures?: readonly KnownFailure[];
  /** How to see what the receiver made of a notification; turns on the checks of effects. */
  readonly observe?: Observe;
  /** Deliveries at the same time; 4 if absent. */
  readonly workers?: number;
  /** How many further questions may be asked to say why something failed; null asks none. */
  readonly diagnosis?: Limit | null;
  /** Other secrets that you have, in case the receiver uses one of them. */
  readonly otherSecrets?: readonly string[];
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
  const { observe = null, selection, knownFailures, workers = defaultWorkers } = options;
  const sent: Sent[] = [];
  const findings: Finding[] = [];
  await using run = createRun(target, {
    ...options,
    reports: [
      ...(options.reports ?? []),
      (event) => {
        if (event.type === "delivery-ended") sent.push({ delivery: event.delivery, purpose: event.purpose });
        else if (event.type === "finding") findings.push(event.finding);
      },
    ],
  });
  const { platform, targetName, now, emit } = run;
  const { settings, schemas, world, secret, deliverer, seed } = platform;
  const shared = { settings, schemas, observe, world, secret, deliverer, now, workers };
  const repeat = options.repeat ?? repeatFor(targetName, seed, now);
  const plan = await planOf(shared, selection);
  if (knownFailures !== undefined) assertKnownFailures(knownFailures, await checkIds());
  let results: readonly CaseResult[] = [];

  const play = async (): Promise<EarlyEnding | null> => {
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
        clock: run.clock,
        ...(options.diagnosis === undefined ? {} : { limit: options.diagnosis }),
      });
      for (const finding of found) emit({ type: "finding", finding });
    }
    return outcome.ending;
  };
  const planned = { checks: plan.length, cases: plan.reduce((sum, { rows }) => sum + rows.length, 0) };
  const summary = await run.conduct({ command: "test", repeat: repeat(null), planned }, play);
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
