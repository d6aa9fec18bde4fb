import { testReceiver } from "../../src/test-receiver.ts";
import type { Broken, Running } from "./receiver.ts";
import { secret, settings } from "./receiver.ts";

/** What the suite makes of a receiver. */
export interface Examination {
  /** Checks with a row that fails or warns, in the order of the catalogue. */
  readonly found: readonly string[];
  readonly informs: readonly string[];
  readonly diagnosis: readonly string[];
  /** What failed first, to be read when a test fails. */
  readonly failures: readonly string[];
}

/**
 * Runs the suite against a receiver and stops it: the quick one unless the fault needs all rows, or the part that `only`
 * names.
 */
export async function examine(
  receiver: Running,
  { only, thorough, timeoutMs = settings.timeoutMs }: Pick<Broken, "only" | "thorough" | "timeoutMs"> = {},
): Promise<Examination> {
  const { observe } = receiver;
  try {
    const { results, findings } = await testReceiver(receiver.url, {
      secret,
      settings: { timeoutMs },
      workers: 2,
      selection: { ...(only === undefined ? {} : { only }), ...(thorough === true ? {} : { quick: true }) },
      ...(observe === undefined || only === undefined ? {} : { observe }),
    });
    const withStatus = (...statuses: readonly string[]) => [
      ...new Set(results.filter(({ status }) => statuses.includes(status)).map(({ check }) => check)),
    ];
    return {
      found: withStatus("fail", "warn"),
      informs: withStatus("info"),
      diagnosis: findings.map(({ id }) => id).toSorted(),
      failures: results
        .filter(({ status }) => status === "fail" || status === "warn")
        .map(({ check, case: row, actual }) => `${check}:${row}: ${actual}`)
        .slice(0, 5),
    };
  } finally {
    await receiver.close();
  }
}
