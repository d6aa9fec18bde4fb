import type { Verdict } from "../contract/verdict.ts";
import type { Header, Request } from "./request.ts";

/** Who is to blame when there is no status (rule V8): `local` is this machine, never the receiver. */
export type FailureCause = "receiver" | "network" | "dns" | "tls" | "local";

/** The step at which a delivery stood when it failed or ended. */
export type Phase = "resolve" | "connect" | "tls" | "write" | "head" | "body";

/** Why no status was read. */
export interface Failure {
  readonly cause: FailureCause;
  readonly phase: Phase;
  /**
   * Stable word: `timeout`, `closed`, `reset`, `malformed-head`, `head-too-large`, `too-many-interim`, `threw`, `aborted`,
   * `busy`, `refused-target`, or the system's own code such as `ECONNREFUSED`.
   */
  readonly code: string;
  /** One English sentence. */
  readonly message: string;
}

/** How the answer ended after its head; never changes the verdict (rule V4). */
export type Tail = "complete" | "short" | "reset" | "deadline" | "cap" | "excess";

/** What the receiver answered: a complete final response head, and as much of the body as we keep. */
export interface Answer {
  readonly status: number;
  /** Reason phrase, at most 256 characters, not escaped. */
  readonly reason: string;
  readonly httpVersion: string;
  /** In the order of the wire; at most the first 16 KiB of names and values. */
  readonly headers: readonly Header[];
  /** How many headers there were. */
  readonly headerCount: number;
  /** At most 64 KiB, as sent (not decompressed, but unchunked). */
  readonly body: Uint8Array;
  readonly tail: Tail;
  /** Raw bytes of the final head, at most 16 KiB; the evidence. */
  readonly head: Uint8Array;
}

/** Milliseconds from the start of the delivery, monotonic; null where the step was not reached or does not exist. */
export interface Timings {
  readonly resolvedMs: number | null;
  readonly connectedMs: number | null;
  readonly securedMs: number | null;
  /** The last byte of the request was handed to the kernel. */
  readonly sentMs: number | null;
  readonly firstByteMs: number | null;
  /** The head was complete: the moment of the verdict. */
  readonly headMs: number | null;
  /** The promise settled. */
  readonly endedMs: number;
}

/** What a transport makes of one request. */
export interface Exchange {
  readonly answer: Answer | null;
  /** Set exactly when `answer` is null. */
  readonly failure: Failure | null;
  /** Status code of a head that never completed, as evidence (rule V1). */
  readonly partialStatus: number | null;
  /** Raw bytes of what should have become a head, at most 16 KiB; set exactly when `failure` is. */
  readonly partialHead: Uint8Array | null;
  /** Breaches of HTTP that Go tolerates, in kebab-case, such as `bare-lf`, `obs-fold`, `early-response`. */
  readonly violations: readonly string[];
  /** Number of 1xx heads that were skipped. */
  readonly interimCount: number;
  /** Whether every byte of the request was handed to the kernel. */
  readonly requestComplete: boolean;
  /** Address that was dialled, as `127.0.0.1:3000`; null in process or when none was reached. */
  readonly address: string | null;
  readonly timings: Timings;
}

/** What became of one request (design: a delivery), with its verdict. */
export interface Delivery extends Exchange {
  /** `d1`, `d2`, … in order of sending within a run. */
  readonly id: string;
  readonly request: Request;
  readonly verdict: Verdict;
  /** Status code, null if there is none. */
  readonly status: number | null;
}
