import { fieldsOf } from "./business-data.ts";
import type { Fault } from "./fault.ts";

export const storesThreeByteText: Fault = {
  id: "stores-three-byte-text",
  title: "It stores texts in a character set without emoji",
  spoil: () => ({
    process: (notification) => {
      if (
        fieldsOf(notification).some(
          ([, value]) => typeof value === "string" && /[\u{10000}-\u{10ffff}]/u.test(value),
        )
      ) {
        throw new Error("incorrect string value");
      }
    },
  }),
};
