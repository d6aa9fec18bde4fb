import { sha1Hex } from "./sha1-hex.ts";
import type { Fault } from "./fault.ts";

export const writesDigestAsNumber: Fault = {
  id: "writes-digest-as-number",
  title: "It drops the leading zeros of the digest",
  spoil: () => ({ expected: ({ body }, secret) => BigInt(`0x${sha1Hex(body, secret)}`).toString(16) }),
};
