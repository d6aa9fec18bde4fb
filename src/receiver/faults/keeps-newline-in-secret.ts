import { sha1Hex } from "./sha1-hex.ts";
import type { Fault } from "./fault.ts";

export const keepsNewlineInSecret: Fault = {
  id: "keeps-newline-in-secret",
  title: "Its secret ends in the line break of the file",
  spoil: () => ({ expected: ({ body }, secret) => sha1Hex(body, `${secret}\n`) }),
};
