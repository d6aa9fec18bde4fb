import { sha1Hex } from "./sha1-hex.ts";
import type { Fault } from "./fault.ts";

export const keepsLastChunk: Fault = {
  id: "keeps-last-chunk",
  title: "It hashes only the last piece of the body",
  spoil: () => ({ expected: ({ chunks }, secret) => sha1Hex(chunks.at(-1) ?? "", secret) }),
};
