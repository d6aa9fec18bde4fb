import { createHash } from "node:crypto";

/** SHA1 over two parts, in lower-case hexadecimal: the last steps of section 5 for faults that go wrong before them. */
export function sha1Hex(body: Uint8Array | string, secret: string): string {
  return createHash("sha1").update(body).update(secret).digest("hex");
}
