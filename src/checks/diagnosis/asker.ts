import type { Delivery } from "../../wire/delivery.ts";
import type { Header } from "../../wire/header.ts";
import type { Request } from "../../wire/request.ts";

/** What a question to the receiver came to; `unknown` when the limit is reached or this machine is to blame. */
export type Response = "acknowledged" | "refused" | "unknown";

/** The most that a diagnosis may cost the receiver and the user. */
export interface Limit {
  readonly deliveries: number;
  readonly milliseconds: number;
}

/** Puts questions to the receiver, within a limit. */
export interface Asker {
  ask(request: Request): Promise<Response>;
  /** The same, with all that came back; undefined where `ask` says `unknown`. */
  deliver(request: Request): Promise<Delivery | undefined>;
  /** Whether the limit is reached, so that nothing more can be learned. */
  readonly spent: boolean;
  /** Number of questions so far. */
  readonly asked: number;
  /** Headers of the last answer, which may betray the framework. */
  readonly headers: readonly Header[];
}

/** @param now milliseconds on a clock that never goes back */
export function createAsker(options: {
  readonly deliver: (request: Request) => Promise<Delivery>;
  readonly limit: Limit;
  readonly now: () => number;
}): Asker {
  const { limit, now } = options;
  const end = now() + limit.milliseconds;
  let asked = 0;
  let headers: readonly Header[] = [];

  const deliver = async (request: Request): Promise<Delivery | undefined> => {
    if (asked >= limit.deliveries || now() >= end) return undefined;
    asked++;
    const delivery = await options.deliver(request);
    if (delivery.answer !== null) headers = delivery.answer.headers;
    return delivery.failure?.cause === "local" ? undefined : delivery;
  };
  return {
    deliver,
    async ask(request) {
      const delivery = await deliver(request);
      if (delivery === undefined) return "unknown";
      return delivery.verdict === "acknowledged" ? "acknowledged" : "refused";
    },
    get spent() {
      return asked >= limit.deliveries || now() >= end;
    },
    get asked() {
      return asked;
    },
    get headers() {
      return headers;
    },
  };
}
