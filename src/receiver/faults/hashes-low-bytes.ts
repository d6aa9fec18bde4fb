import { Buffer } from "node:buffer";
import { createHash } from "node:crypto";
import type { Fault } from "./fault.ts";

export const hashesLowBytes: Fault = {
  id: "hashes-low-bytes",
  title: "It hashes the text with the encoding binary",
  spoil: () => ({
    expected: ({ body }, secret) =>
      createHash("sha1").update(Buffer.from(body).toString(), "binary").update(secret).digest("hex"),
  }),
};
