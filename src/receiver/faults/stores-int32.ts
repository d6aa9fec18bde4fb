import { fieldsOf } from "./business-data.ts";
import type { Fault } from "./fault.ts";

export const storesInt32: Fault = {
  id: "stores-int32",
  title: "It stores integers in 32 bits",
  spoil: () => ({
    process: (notification) => {
      for (const [, value] of fieldsOf(notification)) {
        if ((typeof value === "bigint" || Number.isInteger(value)) && Number(value) > 2 ** 31 - 1) {
          throw new Error("integer out of range");
        }
      }
    },
  }),
};
