import type { Hash } from "node:crypto";
import { createHash } from "node:crypto";

/** A hash that has taken in the parts, one directly after the other; strings as UTF-8. */
export function hash(
  algorithm: "sha1" | "sha256" | "sha512" | "md5",
  ...parts: readonly (Uint8Array | string)[]
): Hash {
  return parts.reduce<Hash>((hash, part) => hash.update(part), createHash(algorithm));
}
