import { createHash } from "node:crypto";
import type { Fault } from "./fault.ts";

export const usesMd5: Fault = {
  id: "uses-md5",
  title: "It hashes with MD5",
  spoil: () => ({
    expected: ({ body }, secret) => createHash("md5").update(body).update(secret).digest("hex"),
  }),
};
