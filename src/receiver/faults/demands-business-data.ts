import { businessData } from "./business-data.ts";
import type { Fault } from "./fault.ts";

export const demandsBusinessData: Fault = {
  id: "demands-business-data",
  title: "It refuses business data in which everything is null",
  spoil: () => ({
    process: (notification) => {
      const values = Object.values(businessData(notification));
      if (values.length > 0 && values.every((value) => value === null)) throw new Error("nothing to store");
    },
  }),
};
