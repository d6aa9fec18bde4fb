import { Buffer } from "node:buffer";
import { sha1Hex } from "./sha1-hex.ts";
import type { Fault } from "./fault.ts";

export const trimsBody: Fault = {
  id: "trims-body",
  title: "It trims the body",
  spoil: () => ({ expected: ({ body }, secret) => sha1Hex(Buffer.from(body).toString().trim(), secret) }),
};
