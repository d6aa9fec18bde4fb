import { Buffer } from "node:buffer";
import type { Finding } from "../../run/events.ts";

const shown = 24;

/**
 * Where what was hashed first differs from what was sent: the offset in bytes, and some bytes of both around it as text.
 * Null if they are equal.
 */
export function differenceOf(sent: Uint8Array, hashed: Uint8Array): Finding["difference"] {
  const length = Math.max(sent.length, hashed.length);
  let offset = 0;
  while (offset < length && sent[offset] === hashed[offset]) offset++;
  if (offset === length) return null;
  return { offset, sent: around(sent, offset), hashed: around(hashed, offset) };
}

/** A few bytes before and after the offset, cut at whole characters. */
function around(bytes: Uint8Array, offset: number): string {
  let [start, end] = [Math.max(0, offset - shown), Math.min(bytes.length, offset + shown)];
  while (start > 0 && isContinuation(bytes[start])) start--;
  while (end < bytes.length && isContinuation(bytes[end])) end++;
  const text = Buffer.from(bytes.subarray(start, end)).toString("utf8");
  return `${start > 0 ? "…" : ""}${text}${end < bytes.length ? "…" : ""}`;
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}
