import type { Header } from "../../wire/header.ts";
import type { Request } from "../../wire/request.ts";
import { signatureOf } from "../../wire/signature.ts";
import type { Fix } from "./fix.ts";
import type { Signing } from "./sample.ts";

/** What a forged request presents as its signature, next to the right one. */
export interface Presented {
  /** Values of the signature headers in the order of the wire. */
  readonly values: readonly string[];
  readonly right: string;
  readonly body: Uint8Array;
}

/** What a forger may know. */
export interface Known {
  readonly right: string;
  readonly body: Uint8Array;
  /** The right signature of another body, which the receiver acknowledged just before. */
  readonly stolen: string;
}

/**
 * A way in for forged requests: what a receiver with this hole lets through. Leaks are tried from the widest to the
 * narrowest, on a request that the receiver acknowledges with the right signature.
 */
export interface Leak {
  /** Stable, kebab-case, equal to the file name; the id of the finding. */
  readonly id: string;
  readonly title: string;
  /** What to present; the leak is confirmed if every one of them is acknowledged. Null sends no header. */
  forgeries(known: Known): readonly (string | null)[];
  /** Whether the leak is why a forged request was let through. */
  covers(presented: Presented): boolean;
  readonly why: string;
  readonly fix: Fix;
}

/** What a request presents; null if it is signed rightly. */
export function presentedBy(request: Request, { settings, secret }: Signing): Presented | null {
  const right = signatureOf(request.body, secret.bytes());
  const isSignature = ([name]: Header) => name.toLowerCase() === settings.signatureHeader.toLowerCase();
  const values = request.headers.filter(isSignature).map(([, value]) => value);
  return values.length === 1 && values[0] === right ? null : { values, right, body: request.body };
}
