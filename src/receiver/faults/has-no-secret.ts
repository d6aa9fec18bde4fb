import { sha1Hex } from "./sha1-hex.ts";
import type { Fault } from "./fault.ts";

export const hasNoSecret: Fault = {
  id: "has-no-secret",
  title: "Its secret is not set, and the word undefined is hashed",
  spoil: () => ({ expected: ({ body }) => sha1Hex(body, "undefined") }),
};
