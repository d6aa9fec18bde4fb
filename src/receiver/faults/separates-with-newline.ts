import { createHash } from "node:crypto";
import type { Fault } from "./fault.ts";

export const separatesWithNewline: Fault = {
  id: "separates-with-newline",
  title: "It puts a line break between body and secret",
  spoil: () => ({
    expected: ({ body }, secret) => createHash("sha1").update(body).update("\n").update(secret).digest("hex"),
  }),
};
