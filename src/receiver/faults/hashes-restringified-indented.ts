import { Buffer } from "node:buffer";
import { sha1Hex } from "./sha1-hex.ts";
import type { Fault } from "./fault.ts";

export const hashesRestringifiedIndented: Fault = {
  id: "hashes-restringified-indented",
  title: "It hashes JSON.stringify with an indent of two",
  spoil: () => ({
    expected: ({ body }, secret) =>
      sha1Hex(JSON.stringify(JSON.parse(Buffer.from(body).toString()), null, 2), secret),
  }),
};
