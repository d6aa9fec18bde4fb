import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import type { Fault } from "./fault.ts";

export const decodesSecret: Fault = {
  id: "decodes-secret",
  title: "It decodes the secret from base64",
  spoil: () => ({
    expected: ({ body }, secret) =>
      createHash("sha1").update(body).update(Buffer.from(secret, "base64")).digest("hex"),
  }),
};
