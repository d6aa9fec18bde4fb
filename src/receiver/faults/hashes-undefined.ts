import { sha1Hex } from "./sha1-hex.ts";
import type { Fault } from "./fault.ts";

export const hashesUndefined: Fault = {
  id: "hashes-undefined",
  title: "The raw body that it hashes was never kept",
  spoil: () => ({ expected: (_incoming, secret) => sha1Hex("undefined", secret) }),
};
