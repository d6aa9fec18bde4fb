import type { Exchange } from "./delivery.ts";
import type { Request } from "./request.ts";

export interface CarryOptions {
  /** One deadline over everything, in milliseconds from the start (rule V6). */
  readonly timeoutMs: number;
  /** Ends the delivery early; the exchange then fails with cause `local` and code `aborted`. */
  readonly signal?: AbortSignal;
}

/** Carries one request to the receiver, once, and always resolves (rule V7). */
export interface Transport {
  /** What the user sees as the target: a URL, or `in-process:fetch`. */
  readonly target: string;
  carry(request: Request, options: CarryOptions): Promise<Exchange>;
  /** Frees what the transport holds. */
  close(): Promise<void>;
}
