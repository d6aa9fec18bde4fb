import { Buffer } from "node:buffer";
import { sha1Hex } from "./sha1-hex.ts";
import type { Fault } from "./fault.ts";

export const escapesMarkup: Fault = {
  id: "escapes-markup",
  title: "A filter escapes markup before the handler sees the body",
  spoil: () => ({
    expected: ({ body }, secret) =>
      sha1Hex(
        Buffer.from(body)
          .toString()
          .replaceAll("&", "&amp;")
          .replaceAll("<", "&lt;")
          .replaceAll(">", "&gt;")
          .replaceAll('"', "&quot;"),
        secret,
      ),
  }),
};
