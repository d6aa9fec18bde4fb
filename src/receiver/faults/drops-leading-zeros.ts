import { Buffer } from "node:buffer";
import { sha1Hex } from "./sha1-hex.ts";
import type { Fault } from "./fault.ts";

export const dropsLeadingZeros: Fault = {
  id: "drops-leading-zeros",
  title: "It drops the leading zero of each byte of the digest",
  spoil: () => ({
    expected: ({ body }, secret) =>
      [...Buffer.from(sha1Hex(body, secret), "hex")].map((byte) => byte.toString(16)).join(""),
  }),
};
