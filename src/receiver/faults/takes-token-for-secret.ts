import { Buffer } from "node:buffer";
import type { Notified } from "../steps.ts";
import { sha1Hex } from "./sha1-hex.ts";
import type { Fault } from "./fault.ts";

export const takesTokenForSecret: Fault = {
  id: "takes-token-for-secret",
  title: "It uses the enterprise token as the secret",
  spoil: () => ({
    expected: ({ body }) => {
      const { enterprise_token: token } = JSON.parse(Buffer.from(body).toString()) as Notified;
      return sha1Hex(body, String(token));
    },
  }),
};
