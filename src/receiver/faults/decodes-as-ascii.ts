import { Buffer } from "node:buffer";
import { sha1Hex } from "./sha1-hex.ts";
import type { Fault } from "./fault.ts";

export const decodesAsAscii: Fault = {
  id: "decodes-as-ascii",
  title: "It decodes the body as ASCII",
  spoil: () => ({
    expected: ({ body }, secret) =>
      sha1Hex(Buffer.from(body.map((byte) => (byte > 127 ? 63 : byte))), secret),
  }),
};
