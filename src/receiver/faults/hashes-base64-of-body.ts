import { Buffer } from "node:buffer";
import { sha1Hex } from "./sha1-hex.ts";
import type { Fault } from "./fault.ts";

export const hashesBase64OfBody: Fault = {
  id: "hashes-base64-of-body",
  title: "It hashes the base64 that the gateway handed over",
  spoil: () => ({ expected: ({ body }, secret) => sha1Hex(Buffer.from(body).toString("base64"), secret) }),
};
