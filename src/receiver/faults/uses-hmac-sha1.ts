import { createHmac } from "node:crypto";
import type { Fault } from "./fault.ts";

export const usesHmacSha1: Fault = {
  id: "uses-hmac-sha1",
  title: "It computes an HMAC",
  spoil: () => ({ expected: ({ body }, secret) => createHmac("sha1", secret).update(body).digest("hex") }),
};
