import type { Stream } from "../generate/stream.ts";

/**
 * A Long that nothing else has: half of them exceed 2^53, where languages without 64-bit integers lose digits
 * (sections 2.5 and 2.6).
 */
export function longOf(stream: Stream): number | bigint {
  if (stream.chance(0.5)) return stream.int(100_000_000_000, Number.MAX_SAFE_INTEGER);
  return (1n << 62n) | (BigInt(stream.next() >>> 2) << 32n) | BigInt(stream.next());
}
