import { createHash } from "node:crypto";
import type { Fault } from "./fault.ts";

export const comparesBase64: Fault = {
  id: "compares-base64",
  title: "It compares with base64",
  spoil: () => ({
    expected: ({ body }, secret) => createHash("sha1").update(body).update(secret).digest("base64"),
  }),
};
