import { Buffer } from "node:buffer";
import { sha1Hex } from "./sha1-hex.ts";
import type { Fault } from "./fault.ts";

export const changesLineBreaks: Fault = {
  id: "changes-line-breaks",
  title: "It reads the body by lines and joins them again",
  spoil: () => ({
    expected: ({ body }, secret) => sha1Hex(Buffer.from(body).toString().replace(/\r\n/g, "\n"), secret),
  }),
};
