import type { Buffer } from "node:buffer";
import type { Duplex } from "node:stream";

/** Opens one fresh connection to the receiver and tells a {@link Line} about it. Returns a function that drops it, at whatever step it is. */
export type Dial = (line: Line) => () => void;

/** What happens on the way to a connection and on it, in this order; `failed` may come at any time. */
export interface Line {
  /** The name has addresses; left out where there is no name. */
  resolved(): void;
  connecting(): void;
  /** @param address as `127.0.0.1:3000`, null in process; `secured` follows if TLS does */
  connected(address: string | null, next: "tls" | "write"): void;
  secured(): void;
  /** Bytes of the application may flow. */
  ready(stream: Duplex): void;
  /** The bytes are valid during the call only. */
  bytes(bytes: Buffer): void;
  /** The receiver has closed its side. */
  ended(): void;
  failed(error: NodeJS.ErrnoException): void;
}
