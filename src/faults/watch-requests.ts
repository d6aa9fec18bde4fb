import { Buffer } from "node:buffer";
import type { Duplex } from "node:stream";

export interface RequestWatcher {
  /** The head of a request is complete. */
  head(): void;
  /** A whole request was read. */
  request(): void;
}

/** Reads requests with a Content-Length off a connection, as far as a fault needs to know where they end. */
export function watchRequests(stream: Duplex, watcher: RequestWatcher): void {
  let head = "";
  let missing: number | null = null;
  stream.on("data", (chunk: Buffer) => {
    let bytes = chunk;
    while (bytes.length > 0) {
      if (missing === null) {
        const before = head.length;
        head += bytes.toString("latin1");
        const end = head.indexOf("\r\n\r\n", Math.max(0, before - 3));
        if (end === -1) return;
        missing = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
        bytes = bytes.subarray(end + 4 - before);
        head = "";
        watcher.head();
      }
      const part = Math.min(missing, bytes.length);
      missing -= part;
      bytes = bytes.subarray(part);
      if (missing > 0) return;
      missing = null;
      watcher.request();
    }
  });
}
