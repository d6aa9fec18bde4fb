import { earlyEndings } from "./early-ending.ts";
import type { Summary } from "./events.ts";

/**
 * What the process says to its caller about a run: 0 nothing failed, 1 something failed, and the code of the early
 * ending where the run is incomplete. Errors of the user's input never get here: they exit with their own code
 * (see `errors.ts`).
 *
 * @param strict whether warnings fail the run
 */
export function exitCodeOf(summary: Omit<Summary, "exitCode">, strict: boolean): number {
  if (summary.incomplete !== null) return earlyEndings[summary.incomplete].exitCode;
  if (summary.results.fail > 0 || summary.stale.length > 0) return 1;
  if (strict && summary.results.warn > 0) return 1;
  const judgedByRows = Object.values(summary.results).some((count) => count > 0) || summary.known > 0;
  return !judgedByRows && summary.lost.length > 0 ? 1 : 0;
}
