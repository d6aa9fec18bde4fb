import type { Settings } from "../contract/settings.ts";
import { verdictOf } from "../contract/verdict.ts";
import type { About } from "./about.ts";
import type { Delivery } from "./delivery.ts";
import type { Request } from "./request.ts";
import type { Transport } from "./transport.ts";

/** Hears of every delivery, twice: before its first byte leaves and after its verdict. Both calls are synchronous. */
export interface DeliveryObserver {
  started(id: string, request: Request, about: About): void;
  ended(delivery: Delivery, about: About): void;
}

/** Gives deliveries their ids and verdicts, one attempt each (section 8). */
export interface Deliverer {
  /**
   * Sends once and always resolves, whatever the receiver does. Rejects only if the observer throws, so that nothing
   * is sent that could not be written down.
   * @param timeoutMs a shorter deadline than the setting's, where waiting longer would tell no more
   */
  deliver(request: Request, about: About, timeoutMs?: number): Promise<Delivery>;
}

export interface DelivererOptions {
  readonly transport: Transport;
  readonly settings: Pick<Settings, "timeoutMs">;
  readonly observer?: DeliveryObserver;
  /** Ends every delivery in flight; they fail with cause `local` and code `aborted`. */
  readonly signal?: AbortSignal;
}

export function createDeliverer({ transport, settings, observer, signal }: DelivererOptions): Deliverer {
  let count = 0;
  return {
    async deliver(request, about, timeoutMs = settings.timeoutMs) {
      const id = `d${++count}`;
      observer?.started(id, request, about);
      const exchange = await transport.carry(request, {
        timeoutMs,
        ...(signal === undefined ? {} : { signal }),
      });
      const status = exchange.answer?.status ?? null;
      // Spelt out, since to spread the exchange costs as much as to read the answer.
      const delivery: Delivery = {
        id,
        request,
        verdict: verdictOf(status),
        status,
        answer: exchange.answer,
        failure: exchange.failure,
        partialStatus: exchange.partialStatus,
        partialHead: exchange.partialHead,
        violations: exchange.violations,
        interimCount: exchange.interimCount,
        requestComplete: exchange.requestComplete,
        address: exchange.address,
        timings: exchange.timings,
      };
      observer?.ended(delivery, about);
      return delivery;
    },
  };
}
