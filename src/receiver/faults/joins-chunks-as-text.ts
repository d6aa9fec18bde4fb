import { Buffer } from "node:buffer";
import { sha1Hex } from "./sha1-hex.ts";
import type { Fault } from "./fault.ts";

export const joinsChunksAsText: Fault = {
  id: "joins-chunks-as-text",
  title: "It decodes each piece of the body on its own",
  spoil: () => ({
    expected: ({ chunks }, secret) =>
      sha1Hex(chunks.map((chunk) => Buffer.from(chunk).toString()).join(""), secret),
  }),
};
