import { Buffer } from "node:buffer";
import { sha1Hex } from "./sha1-hex.ts";
import type { Fault } from "./fault.ts";

export const hashesBufferAsJson: Fault = {
  id: "hashes-buffer-as-json",
  title: "It hashes JSON.stringify of the Buffer",
  spoil: () => ({ expected: ({ body }, secret) => sha1Hex(JSON.stringify(Buffer.from(body)), secret) }),
};
