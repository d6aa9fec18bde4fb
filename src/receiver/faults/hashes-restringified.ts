import { Buffer } from "node:buffer";
import { sha1Hex } from "./sha1-hex.ts";
import type { Fault } from "./fault.ts";

export const hashesRestringified: Fault = {
  id: "hashes-restringified",
  title: "It parses the JSON, writes it again with JSON.stringify, and hashes that",
  spoil: () => ({
    expected: ({ body }, secret) => sha1Hex(JSON.stringify(JSON.parse(Buffer.from(body).toString())), secret),
  }),
};
