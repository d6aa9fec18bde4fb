import { sha1Hex } from "./sha1-hex.ts";
import type { Fault } from "./fault.ts";

export const hashesEmptyBody: Fault = {
  id: "hashes-empty-body",
  title: "The stream was read before, so it hashes nothing",
  spoil: () => ({ expected: (_incoming, secret) => sha1Hex("", secret) }),
};
