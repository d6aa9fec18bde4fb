import { sha1Hex } from "./sha1-hex.ts";
import type { Fault } from "./fault.ts";

export const forgetsSecret: Fault = {
  id: "forgets-secret",
  title: "It hashes the body without the secret",
  spoil: () => ({ expected: ({ body }) => sha1Hex(body, "") }),
};
