import type { CaseResult, Finding } from "../../run/events.ts";
import type { Deliverer } from "../../wire/deliverer.ts";
import type { Secret } from "../../wire/secret.ts";
import type { World } from "../../world/world.ts";
import type { Known } from "../check.ts";
import type { Limit } from "./asker.ts";
import { createAsker } from "./asker.ts";
import { diagnoseContent } from "./diagnose-content.ts";
import { diagnoseCrash } from "./diagnose-crash.ts";
import { diagnoseSignature } from "./diagnose-signature.ts";
import type { Sent } from "./failure.ts";
import { failuresOf, keyOf } from "./failure.ts";
import { createPlains } from "./plains.ts";
import { datesAfter } from "./state/dates.ts";
import { createPast } from "./state/past.ts";

export interface DiagnoseOptions extends Known {
  /** All rows of the run; those that failed or warn are explained. */
  readonly results: readonly CaseResult[];
  /** All deliveries of the run, in the order of sending. */
  readonly sent: readonly Sent[];
  readonly deliverer: Deliverer;
  readonly world: World;
  readonly secret: Secret;
  /** Other secrets that the user has (`--also-secret`). */
  readonly otherSecrets?: readonly Secret[];
  /** The clock of the run. */
  readonly now: Date;
  /** Milliseconds on a clock that never goes back. */
  readonly clock: () => number;
  readonly limit?: Limit;
}

/** Enough for every supposition on several bodies and some dozens of causes; a second or two on a local receiver. */
export const defaultLimit: Limit = { deliveries: 1500, milliseconds: 10_000 };

/**
 * Says why rows failed, by asking the receiver further questions within a limit. Each finding names the rows that it
 * explains; what no question could settle is left out rather than guessed. Many rows with one cause share a finding.
 * The questions are sent for the purpose `observe`: none of them is lost data.
 */
export async function diagnose(options: DiagnoseOptions): Promise<readonly Finding[]> {
  const { deliverer, world, settings, secret, otherSecrets = [], now, clock, limit = defaultLimit } = options;
  const signing = { settings, secret, otherSecrets };
  const failures = failuresOf(options.results, options.sent, signing);
  if (failures.length === 0) return [];
  const asker = createAsker({
    deliver: (request) => deliverer.deliver(request, { purpose: "observe", origin: {} }),
    limit,
    now: clock,
  });
  const plains = createPlains({ world, known: options, sent: options.sent });
  const past = createPast(asker, signing, datesAfter(options.sent, now, settings.createdAtUnit));

  const crash = await diagnoseCrash(failures, options.sent, plains, past);
  if (crash !== null) return [crash];
  const signature = await diagnoseSignature(failures, plains, past);
  const explained = new Set(signature.flatMap(({ cases }) => cases.map(keyOf)));
  const rest = failures.filter(({ result }) => !explained.has(keyOf(result)));
  return [...signature, ...(await diagnoseContent(rest, options.sent, plains, past))];
}
