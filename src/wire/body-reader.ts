import { Buffer } from "node:buffer";
import type { Tail } from "./delivery.ts";
import type { Framing } from "./framing.ts";
import { note } from "./violations.ts";

/** How much of a body is kept, in bytes. */
export const bodyLimit = 64 * 1024;
/** How much is read for it, in bytes: chunk extensions and trailers may be longer than any body. */
const readLimit = 256 * 1024;

/** Reads what follows a response head. Nothing in it can change the verdict (rule V4), so it never fails: it has a tail. */
export interface BodyReader {
  /** Takes the next bytes, which are copied; returns the tail once it is known. */
  push(bytes: Uint8Array): Tail | undefined;
  /** The tail if the connection ends here. */
  end(): Tail;
  /** What was kept, unchunked, not decompressed. */
  body(): Uint8Array;
}

export function createBodyReader(framing: Framing, violations: string[]): BodyReader {
  const parts: Uint8Array[] = [];
  let kept = 0;
  let read = 0;

  /** Keeps what fits. Returns false once something did not. */
  const keep = (bytes: Uint8Array): boolean => {
    const part = bytes.subarray(0, bodyLimit - kept);
    if (part.length > 0) parts.push(Buffer.from(part));
    kept += part.length;
    return part.length === bytes.length;
  };

  const take = takerOf(framing, keep, violations);
  return {
    push(bytes) {
      read += bytes.length;
      return take(bytes) ?? (read > readLimit ? "cap" : undefined);
    },
    end: () => (framing.type === "close" ? "complete" : "short"),
    body: () => (parts.length === 1 && parts[0] !== undefined ? parts[0] : Buffer.concat(parts)),
  };
}

type Keep = (bytes: Uint8Array) => boolean;
type Take = (bytes: Uint8Array) => Tail | undefined;

function takerOf(framing: Framing, keep: Keep, violations: string[]): Take {
  switch (framing.type) {
    case "none":
      return (bytes) => {
        if (bytes.length === 0) return "complete";
        note(violations, "body-not-allowed");
        return "excess";
      };
    case "close":
      return (bytes) => (keep(bytes) ? undefined : "cap");
    case "length":
      return lengthTaker(framing.length, keep);
    case "chunked":
      return chunkTaker(keep, violations);
  }
}

function lengthTaker(length: number, keep: Keep): Take {
  let missing = length;
  return (bytes) => {
    const part = bytes.subarray(0, missing);
    missing -= part.length;
    if (!keep(part)) return "cap";
    if (missing > 0) return undefined;
    return bytes.length > part.length ? "excess" : "complete";
  };
}

function chunkTaker(keep: Keep, violations: string[]): Take {
  let expecting: "size" | "data" | "data-end" | "trailer" = "size";
  let missing = 0;
  let line = "";

  /** Takes a line outside of the data. Returns false if it breaks the framing. */
  const takeLine = (text: string): boolean => {
    if (expecting === "data-end") {
      expecting = "size";
      return text === "";
    }
    const size = chunkSize.exec(text)?.[1];
    if (size === undefined) return false;
    missing = Number.parseInt(size, 16);
    expecting = missing === 0 ? "trailer" : "data";
    return true;
  };

  return (bytes) => {
    let at = 0;
    while (at < bytes.length) {
      if (expecting === "data") {
        const part = bytes.subarray(at, at + missing);
        at += part.length;
        missing -= part.length;
        if (!keep(part)) return "cap";
        if (missing === 0) expecting = "data-end";
        continue;
      }
      const end = bytes.indexOf(10, at);
      line += Buffer.from(bytes.subarray(at, end === -1 ? undefined : end)).toString("latin1");
      if (end === -1) return undefined;
      at = end + 1;
      const text = line.replace(/\r$/, "");
      line = "";
      if (expecting === "trailer") {
        if (text === "") return at < bytes.length ? "excess" : "complete";
      } else if (!takeLine(text)) {
        note(violations, "bad-chunk");
        return "short";
      }
    }
    return undefined;
  };
}

const chunkSize = /^[ \t]*([0-9a-f]{1,13})[ \t]*(?:;[^]*)?$/i;
