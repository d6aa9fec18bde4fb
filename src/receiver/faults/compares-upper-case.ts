import { sha1Hex } from "./sha1-hex.ts";
import type { Fault } from "./fault.ts";

export const comparesUpperCase: Fault = {
  id: "compares-upper-case",
  title: "It compares with upper-case hexadecimal",
  spoil: () => ({ expected: ({ body }, secret) => sha1Hex(body, secret).toUpperCase() }),
};
