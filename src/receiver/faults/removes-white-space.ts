import { Buffer } from "node:buffer";
import { sha1Hex } from "./sha1-hex.ts";
import type { Fault } from "./fault.ts";

export const removesWhiteSpace: Fault = {
  id: "removes-white-space",
  title: "It removes all white space from the body",
  spoil: () => ({
    expected: ({ body }, secret) => sha1Hex(Buffer.from(body).toString().replace(/\s/g, ""), secret),
  }),
};
