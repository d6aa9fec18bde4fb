import { Buffer } from "node:buffer";
import { hash } from "./hash.ts";
import type { Guess, Probe } from "./hypothesis.ts";

/** The receiver hashes something else than the body, and then does as section 5 says. */
export function hashedInstead(hashed: Uint8Array | string | undefined, { secret }: Probe): readonly Guess[] {
  if (hashed === undefined) return [];
  const bytes = Buffer.from(hashed);
  return [{ signature: hash("sha1", bytes, secret).digest("hex"), hashed: bytes }];
}

/** The receiver does as section 5 says, but with another secret. */
export function otherSecret(secret: Uint8Array | string | undefined, probe: Probe): readonly Guess[] {
  if (secret === undefined || Buffer.from(secret).equals(probe.secret)) return [];
  return [{ signature: hash("sha1", probe.body, secret).digest("hex") }];
}

/** The text of the body or the secret, for suppositions about text. */
export function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("utf8");
}
