import { sha1Hex } from "./sha1-hex.ts";
import type { Fault } from "./fault.ts";

export const keepsFirstChunk: Fault = {
  id: "keeps-first-chunk",
  title: "It hashes only the first piece of the body",
  spoil: () => ({ expected: ({ chunks }, secret) => sha1Hex(chunks[0] ?? "", secret) }),
};
