import type { Catalogue } from "../api.ts";
import type { Director } from "../director.ts";
import type { KeptDeliveries } from "../kept-deliveries.ts";
import type { ReceiverChoice } from "../receiver-choice.ts";
import type { RunHistory } from "../run-history.ts";
import type { StageLog } from "../stage-log.ts";

/** What the routes share. */
export interface RouteContext {
  readonly director: Director;
  readonly catalogue: Catalogue;
  readonly log: StageLog;
  readonly kept: KeptDeliveries;
  readonly history: RunHistory;
  readonly receiver: ReceiverChoice;
  /** Aborted when the console closes: streams end then. */
  readonly closing: AbortSignal;
}
