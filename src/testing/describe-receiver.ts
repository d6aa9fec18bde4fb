import { catalogue } from "../checks/index.ts";
import { planChecks } from "../checks/plan.ts";
import { createPlatform } from "../platform.ts";
import type { CaseResult } from "../run/events.ts";
import { rowName } from "../run/summarize.ts";
import type { ReceiverTarget } from "../target.ts";
import { testReceiver } from "../test-receiver.ts";
import type { TestOptions, TestOutcome } from "../test-receiver.ts";
import { failureText } from "./failure-text.ts";

/** What is needed of a test runner: vitest, Jest and node:test all have it. */
export interface Runner {
  describe(name: string, body: () => void): unknown;
  it(name: string, body: () => Promise<void>, timeoutMs: number): unknown;
}

export interface DescribeOptions extends TestOptions {
  /** Name of the outermost group; `hookproof` if absent. */
  readonly name?: string;
  /** Most milliseconds for the whole suite, which the first test waits for; 60,000 by default. */
  readonly timeoutMs?: number;
}

/** A receiver, or what makes one when the first test runs: for servers that have to be started first. */
export type DescribedTarget =
  | ReceiverTarget
  | { readonly start: () => ReceiverTarget | Promise<ReceiverTarget> };

/**
 * Turns each row of the contract suite into a test of its own. The suite runs once, when the first of them runs; so a
 * runner's own filters choose what is shown, and `selection` chooses what is sent.
 */
export function describeReceiver(
  runner: Runner,
  target: DescribedTarget,
  options: DescribeOptions = {},
): void {
  const { settings, schemas } = createPlatform(options);
  const topics = options.selection?.topics ?? settings.topics;
  const plan = planChecks(
    catalogue,
    { settings, schemas, observe: options.observe ?? null },
    { ...options.selection, topics },
  );
  const timeoutMs = options.timeoutMs ?? 60_000;
  let running: Promise<TestOutcome> | undefined;
  const outcome = () => (running ??= started(target).then((receiver) => testReceiver(receiver, options)));

  runner.describe(options.name ?? "hookproof", () => {
    for (const { check, rows } of plan) {
      const [only] = rows;
      const test = (title: string, name: string) =>
        runner.it(title, async () => assertHolds(name, await outcome(), options.strict === true), timeoutMs);
      if (rows.length === 1 && only?.row === null) {
        test(check.title, rowName({ check: check.id, case: null }));
        continue;
      }
      runner.describe(check.title, () => {
        for (const { row } of rows)
          test(row?.id ?? check.title, rowName({ check: check.id, case: row?.id ?? null }));
      });
    }
  });
}

async function started(target: DescribedTarget): Promise<ReceiverTarget> {
  return typeof target === "object" && "start" in target ? target.start() : target;
}

/** Throws for a row that failed, that could not be judged, or that never ran: none of these is green. */
function assertHolds(name: string, { results, findings, summary }: TestOutcome, strict: boolean): void {
  const result = results.find((candidate) => rowName(candidate) === name);
  if (result === undefined)
    throw new Error(`${name} was not judged: the run ended early (${summary.incomplete ?? "unknown"}).`);
  if (isRed(result, strict)) throw new Error(failureText(result, findings));
}

function isRed({ status, known }: CaseResult, strict: boolean): boolean {
  // A known failure is allowed to fail; once it passes, its entry is stale.
  if (known !== null) return status === "pass";
  return status === "fail" || status === "blocked" || (strict && status === "warn");
}
