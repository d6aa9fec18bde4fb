import type { Settings } from "./contract/settings.ts";
import { assumptionsOf } from "./contract/assumptions.ts";
import { correctSteps, handle } from "./receiver/steps.ts";
import { startRecorder } from "./receiver/start-recorder.ts";
import { conduct } from "./run/conduct.ts";
import type { RunEvent, Summary } from "./run/events.ts";
import { transportOf } from "./target.ts";
import type { ConnectionOptions, ReceiverTarget } from "./target.ts";
import { packageVersion } from "./version.ts";
import { createDeliverer } from "./wire/deliverer.ts";
import type { Deliverer } from "./wire/deliverer.ts";
import { secretOf } from "./wire/secret.ts";

export interface RecordOptions extends ConnectionOptions {
  /** Where requests are passed on to; without it a receiver that does it right answers. */
  readonly forward?: ReceiverTarget;
  readonly secret: string;
  readonly settings: Settings;
  readonly port?: number;
  readonly journal?: (event: RunEvent) => void;
  readonly reports?: readonly ((event: RunEvent) => void)[];
  /** Ends the recording. */
  readonly signal: AbortSignal;
  /** Called with the URL to give to the platform. */
  readonly listening: (url: string) => void;
}

/** Listens until the signal aborts, passes on what comes, and writes it all to a journal: real traffic, to learn from and to replay. */
export async function recordTraffic(options: RecordOptions): Promise<Summary> {
  const { settings, signal } = options;
  const target = options.forward ?? correctHandler(options);
  const transport = transportOf(target, options);
  try {
    return await conduct(
      {
        started: {
          command: "receive",
          repeat: "",
          version: packageVersion(),
          target: options.forward === undefined ? "the embedded receiver" : transport.target,
          seed: 0,
          now: new Date().toISOString(),
          planned: { checks: 0, cases: 0 },
          assumptions: assumptionsOf(settings),
        },
        journal: options.journal ?? null,
        secret: secretOf(options.secret),
        reports: options.reports ?? [],
        strict: false,
        // Ctrl-C is how a recording ends, not an interruption of it.
        interrupted: new AbortController().signal,
        clock: () => performance.now(),
      },
      async (emit) => {
        const deliverer: Deliverer = createDeliverer({
          transport,
          settings,
          observer: {
            started: (id, request, about) => emit({ type: "delivery-started", id, request, ...about }),
            ended: (delivery, about) => emit({ type: "delivery-ended", delivery, ...about }),
          },
        });
        const recorder = await startRecorder({
          deliver: (request) => deliverer.deliver(request, { purpose: "acknowledge", origin: {} }),
          ...(options.port === undefined ? {} : { port: options.port }),
        });
        options.listening(recorder.url);
        await new Promise<void>((resolve) => {
          if (signal.aborted) resolve();
          signal.addEventListener("abort", () => resolve(), { once: true });
        });
        await recorder.close();
        return null;
      },
    );
  } finally {
    await transport.close();
  }
}

function correctHandler({ secret, settings }: RecordOptions) {
  const steps = correctSteps(settings);
  return async (request: Request): Promise<Response> => {
    const body = new Uint8Array(await request.arrayBuffer());
    const reply = await handle(
      steps,
      { headers: Object.fromEntries(request.headers), body, chunks: [body] },
      secret,
    );
    return new Response(null, { status: "status" in reply ? reply.status : 500 });
  };
}
