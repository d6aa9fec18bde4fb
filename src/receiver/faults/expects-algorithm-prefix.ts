import { sha1Hex } from "./sha1-hex.ts";
import type { Fault } from "./fault.ts";

export const expectsAlgorithmPrefix: Fault = {
  id: "expects-algorithm-prefix",
  title: "It expects sha1= before the digest",
  spoil: () => ({ expected: ({ body }, secret) => `sha1=${sha1Hex(body, secret)}` }),
};
