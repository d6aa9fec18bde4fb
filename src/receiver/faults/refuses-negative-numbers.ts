import { fieldsOf } from "./business-data.ts";
import type { Fault } from "./fault.ts";

export const refusesNegativeNumbers: Fault = {
  id: "refuses-negative-numbers",
  title: "It stores integers without a sign",
  spoil: () => ({
    process: (notification) => {
      for (const [, value] of fieldsOf(notification)) {
        if ((typeof value === "bigint" || typeof value === "number") && value < 0)
          throw new Error("out of range");
      }
    },
  }),
};
