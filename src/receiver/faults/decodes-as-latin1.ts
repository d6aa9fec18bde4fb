import { Buffer } from "node:buffer";
import { sha1Hex } from "./sha1-hex.ts";
import type { Fault } from "./fault.ts";

export const decodesAsLatin1: Fault = {
  id: "decodes-as-latin1",
  title: "It decodes the body as Latin-1",
  spoil: () => ({ expected: ({ body }, secret) => sha1Hex(Buffer.from(body).toString("latin1"), secret) }),
};
