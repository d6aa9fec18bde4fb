import { catalogue } from "../../src/checks/index.ts";
import { planChecks } from "../../src/checks/plan.ts";
import { runChecks } from "../../src/checks/run.ts";
import type { ChecksOutcome, RunChecksOptions } from "../../src/checks/run.ts";
import type { CatalogueEntry } from "../../src/checks/plan.ts";
import type { Selection } from "../../src/checks/selection.ts";
import type { Observe } from "../../src/checks/observe.ts";
import type { KnownFailure } from "../../src/checks/known-failures.ts";
import { defaultSettings } from "../../src/contract/settings.ts";
import type { Settings } from "../../src/contract/settings.ts";
import type { RunEvent } from "../../src/run/events.ts";
import { loadSchemas } from "../../src/schema/load.ts";
import { createDeliverer } from "../../src/wire/deliverer.ts";
import type { Delivery } from "../../src/wire/delivery.ts";
import { secretOf } from "../../src/wire/secret.ts";
import type { Transport } from "../../src/wire/transport.ts";
import { urlTransport } from "../../src/wire/url-transport.ts";
import { createWorld } from "../../src/world/world.ts";
import { secret } from "../receivers/receiver.ts";

/** What a test changes about a run of the whole catalogue. */
export interface Trial {
  readonly catalogue?: readonly CatalogueEntry[];
  readonly selection?: Selection;
  readonly settings?: Partial<Settings>;
  readonly observe?: Observe;
  readonly knownFailures?: readonly KnownFailure[];
  readonly workers?: number;
  readonly now?: Date;
  readonly signal?: AbortSignal;
  /** What carries the requests, in place of a socket. */
  readonly transport?: Transport;
}

/** How it went, with all that was told and sent on the way. */
export interface TrialOutcome extends ChecksOutcome {
  readonly events: readonly RunEvent[];
  readonly deliveries: readonly Delivery[];
}

/** Runs checks against a receiver at a URL, as the platform does. */
export async function runAgainst(url: string, trial: Trial = {}): Promise<TrialOutcome> {
  const settings: Settings = { ...defaultSettings, timeoutMs: 2000, ...trial.settings };
  const schemas = loadSchemas({ settings });
  const now = trial.now ?? new Date();
  const events: RunEvent[] = [];
  const deliveries: Delivery[] = [];
  const transport = trial.transport ?? urlTransport(url);
  const deliverer = createDeliverer({
    transport,
    settings,
    ...(trial.signal === undefined ? {} : { signal: trial.signal }),
    observer: { started: () => {}, ended: (delivery) => deliveries.push(delivery) },
  });
  const known = { settings, schemas, observe: trial.observe ?? null };
  const options: RunChecksOptions = {
    ...known,
    plan: planChecks(trial.catalogue ?? catalogue, known, trial.selection),
    world: createWorld({ seed: 1, now, settings, schemas }),
    secret: secretOf(secret),
    deliverer,
    now,
    workers: trial.workers ?? 4,
    target: url,
    emit: (event) => events.push(event),
    repeat: (name) => `hookproof test --only ${name}`,
    knownFailures: trial.knownFailures ?? [],
  };
  try {
    return { ...(await runChecks(options)), events, deliveries };
  } finally {
    await transport.close();
  }
}
