import { createHash, timingSafeEqual } from "node:crypto";
import { Buffer } from "node:buffer";

/** What reached a receiver, before anything is made of it. */
export interface Incoming {
  /** By lower-case name; a header that came twice is joined with a comma, as Node does. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The body's bytes, whole. */
  readonly body: Uint8Array;
  /** The same bytes in the pieces in which they came. */
  readonly chunks: readonly Uint8Array[];
}

/** What the receiver does in return: a status, or one of the ways to give none. */
export type Reply =
  | {
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
      /** Waits this long before it answers, in milliseconds. */
      readonly afterMs?: number;
    }
  /** `hang-up` closes the connection, `silence` never answers, `crash` stops listening for good. */
  | { readonly instead: "hang-up" | "silence" | "crash" };

/**
 * What a receiver does with a push, one step after another. `correctSteps` is the reference; a fault (see `faults/`)
 * replaces a step by what people write by mistake.
 */
export interface Steps {
  /** Turns a push away, or undefined to let it through; runs before the signature is looked at. */
  readonly admit: (incoming: Incoming) => Reply | undefined;
  /** The signature that the push claims; undefined if it has none. */
  readonly claimed: (incoming: Incoming) => string | undefined;
  /** The signature that it should have (section 5). */
  readonly expected: (incoming: Incoming, secret: string) => string;
  readonly equal: (claimed: string | undefined, expected: string) => boolean;
  readonly parse: (incoming: Incoming) => Notified;
  /** Makes use of it. What it throws becomes status 500. */
  readonly process: (notification: Notified) => void | Promise<void>;
  readonly acknowledge: (notification: Notified) => Reply;
  /** The answer to a push that does not prove its origin. */
  readonly refuse: () => Reply;
}

/** A notification as a JavaScript receiver sees it, fields unchecked. */
export interface Notified {
  readonly [key: string]: unknown;
}

/** The steps that section 5 and 7 ask for. */
export function correctSteps(options: {
  readonly signatureHeader: string;
  readonly process?: (notification: Notified) => void | Promise<void>;
}): Steps {
  const header = options.signatureHeader.toLowerCase();
  return {
    admit: () => undefined,
    claimed: ({ headers }) => headers[header],
    expected: ({ body }, secret) => createHash("sha1").update(body).update(secret).digest("hex"),
    equal: (claimed, expected) => {
      const [left, right] = [Buffer.from(claimed ?? ""), Buffer.from(expected)];
      return left.length === right.length && timingSafeEqual(left, right);
    },
    parse: ({ body }) => JSON.parse(Buffer.from(body).toString("utf8")) as Notified,
    process: options.process ?? (() => {}),
    acknowledge: () => ({ status: 200 }),
    refuse: () => ({ status: 401 }),
  };
}

/** Takes one push through the steps. Never rejects: what a step throws is status 500, as frameworks do. */
export async function handle(steps: Steps, incoming: Incoming, secret: string): Promise<Reply> {
  try {
    const turnedAway = steps.admit(incoming);
    if (turnedAway !== undefined) return turnedAway;
    if (!steps.equal(steps.claimed(incoming), steps.expected(incoming, secret))) return steps.refuse();
    const notification = steps.parse(incoming);
    await steps.process(notification);
    return steps.acknowledge(notification);
  } catch (error) {
    return { status: 500, headers: { "content-type": "text/plain" }, body: String(error) };
  }
}
