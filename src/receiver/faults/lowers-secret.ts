import { sha1Hex } from "./sha1-hex.ts";
import type { Fault } from "./fault.ts";

export const lowersSecret: Fault = {
  id: "lowers-secret",
  title: "It changes the secret to lower case",
  spoil: () => ({ expected: ({ body }, secret) => sha1Hex(body, secret.toLowerCase()) }),
};
