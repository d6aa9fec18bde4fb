import { fieldsOf } from "./business-data.ts";
import type { Fault } from "./fault.ts";

export const takesEmptyForMissing: Fault = {
  id: "takes-empty-for-missing",
  title: "It takes an empty text for a missing one",
  spoil: () => ({
    process: (notification) => {
      for (const [key, value] of fieldsOf(notification))
        if (value === "") throw new Error(`${key} is required`);
    },
  }),
};
