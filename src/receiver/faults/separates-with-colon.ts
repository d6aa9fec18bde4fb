import { createHash } from "node:crypto";
import type { Fault } from "./fault.ts";

export const separatesWithColon: Fault = {
  id: "separates-with-colon",
  title: "It puts a colon between body and secret",
  spoil: () => ({
    expected: ({ body }, secret) => createHash("sha1").update(body).update(":").update(secret).digest("hex"),
  }),
};
