import { createHash } from "node:crypto";
import type { Fault } from "./fault.ts";

export const putsSecretFirst: Fault = {
  id: "puts-secret-first",
  title: "It hashes the secret before the body",
  spoil: () => ({
    expected: ({ body }, secret) => createHash("sha1").update(secret).update(body).digest("hex"),
  }),
};
