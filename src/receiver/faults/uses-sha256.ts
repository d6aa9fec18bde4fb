import { createHash } from "node:crypto";
import type { Fault } from "./fault.ts";

export const usesSha256: Fault = {
  id: "uses-sha256",
  title: "It hashes with SHA256",
  spoil: () => ({
    expected: ({ body }, secret) => createHash("sha256").update(body).update(secret).digest("hex"),
  }),
};
