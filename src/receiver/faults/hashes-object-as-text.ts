import { Buffer } from "node:buffer";
import { sha1Hex } from "./sha1-hex.ts";
import type { Fault } from "./fault.ts";

export const hashesObjectAsText: Fault = {
  id: "hashes-object-as-text",
  title: "It joins the parsed body to the secret as text",
  spoil: () => ({
    expected: ({ body }, secret) => sha1Hex(String(Object(JSON.parse(Buffer.from(body).toString()))), secret),
  }),
};
