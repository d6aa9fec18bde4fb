import type { Header } from "./header.ts";
import type { StyleId } from "./style.ts";

export type { Header } from "./header.ts";

/** What was done to a request besides composing, encoding and signing it. Plain data, so that reports can print it. */
export interface Tampering {
  /** How the notification is written as bytes; `compact` if absent. */
  readonly style?: StyleId;
  /**
   * In place of the right signature: a literal value, several headers, or null for no header. Without it the request
   * is signed as section 5 says.
   */
  readonly signature?: string | readonly string[] | null;
  /** Another spelling of the signature header's name, such as `service-signature`. */
  readonly signatureHeader?: string;
  /** Headers to replace (same name, any case), to add, or with null to leave out. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** Bytes to send in place of the encoded notification; the signature still covers the encoded notification. */
  readonly body?: Uint8Array;
  /** Bytes to send and sign in place of the encoded notification. */
  readonly signedBody?: Uint8Array;
  readonly pace?: Pace;
}

/** How the body's bytes are handed to the receiver. Without a pace: head and body in one write. */
export interface Pace {
  /** Body offsets in bytes at which the body is cut into pieces, ascending; 0 sends the head first. */
  readonly cuts: readonly number[];
  /** Pause between pieces, in milliseconds. */
  readonly pauseMs: number;
  /** `chunked` frames each piece as a chunk (Transfer-Encoding) in place of Content-Length. */
  readonly framing?: "length" | "chunked";
}

/** One notification encoded and signed: what a transport carries to the receiver (section 4.1). */
export interface Request {
  readonly method: "POST";
  /** All headers but Host, in the order of the wire; Host is the transport's, since it knows the address. */
  readonly headers: readonly Header[];
  readonly body: Uint8Array;
  readonly pace: Pace | null;
  /** `event` of the notification, for labels; null if it has none. */
  readonly topic: string | null;
  /** `id` of the notification, for labels; null if it has none. */
  readonly notificationId: string | null;
  readonly tampering: Tampering;
}
