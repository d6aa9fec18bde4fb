import { fieldsOf } from "./business-data.ts";
import type { Fault } from "./fault.ts";

export const refusesUnsafeIntegers: Fault = {
  id: "refuses-unsafe-integers",
  title: "It refuses integers beyond 2^53",
  spoil: () => ({
    process: (notification) => {
      for (const [, value] of fieldsOf(notification)) {
        if (typeof value === "bigint" || (Number.isInteger(value) && !Number.isSafeInteger(value))) {
          throw new Error("unsafe integer");
        }
      }
    },
  }),
};
