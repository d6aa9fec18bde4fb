import { Buffer } from "node:buffer";
import { createHash, timingSafeEqual } from "node:crypto";
import { secret } from "./receiver.ts";

/** The signature of section 5, computed the way the receivers of the tests are meant to. */
export function sign(...parts: readonly (Uint8Array | string)[]): string {
  const hash = createHash("sha1");
  for (const part of parts) hash.update(part);
  return hash.update(secret).digest("hex");
}

/** Whether what a request presents is the right signature of what was hashed. */
export function isGenuine(
  presented: string | undefined,
  ...hashed: readonly (Uint8Array | string)[]
): boolean {
  const [left, right] = [Buffer.from(presented ?? ""), Buffer.from(sign(...hashed))];
  return left.length === right.length && timingSafeEqual(left, right);
}
