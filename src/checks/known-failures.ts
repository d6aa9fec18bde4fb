import { HookproofError } from "../errors.ts";
import { nearest } from "../json/nearest.ts";

/** A row, or all rows of a check, that the user knows to fail and tolerates. */
export interface KnownFailure {
  /** Id of the check. */
  readonly check: string;
  /** Id of the row; all rows if absent or null. */
  readonly case?: string | null | undefined;
  readonly reason: string;
}

/** Why a row is known to fail, null if it is not. */
export function knownReason(
  entries: readonly KnownFailure[],
  row: { readonly check: string; readonly case: string | null },
): string | null {
  const entry = entries.find((entry) => entry.check === row.check && (entry.case ?? row.case) === row.case);
  return entry?.reason ?? null;
}

/**
 * Refuses an entry that can never go stale because no check has its name.
 * @throws HookproofError `bad-config`
 */
export function assertKnownFailures(entries: readonly KnownFailure[], checkIds: readonly string[]): void {
  for (const { check } of entries) {
    if (checkIds.includes(check)) continue;
    const near = nearest(check, checkIds);
    throw new HookproofError("bad-config", `Known failures name a check that does not exist: ${check}.`, {
      hint: near === undefined ? "`hookproof list checks` shows them all." : `Did you mean ${near}?`,
    });
  }
}
