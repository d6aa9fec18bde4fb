import { Buffer } from "node:buffer";
import { sha1Hex } from "./sha1-hex.ts";
import type { Fault } from "./fault.ts";

export const hashesBusinessData: Fault = {
  id: "hashes-business-data",
  title: "It takes the envelope off before it hashes",
  spoil: () => ({
    expected: ({ body }, secret) =>
      sha1Hex(
        JSON.stringify(
          Object.values(JSON.parse(Buffer.from(body).toString()) as object).find(
            (value) => typeof value === "object",
          ),
        ),
        secret,
      ),
  }),
};
