import { createHmac } from "node:crypto";
import type { Fault } from "./fault.ts";

export const usesHmacSha256: Fault = {
  id: "uses-hmac-sha256",
  title: "It computes an HMAC with SHA256",
  spoil: () => ({ expected: ({ body }, secret) => createHmac("sha256", secret).update(body).digest("hex") }),
};
