import { businessData } from "./business-data.ts";
import type { Fault } from "./fault.ts";

export const demandsListItems: Fault = {
  id: "demands-list-items",
  title: "It takes the first ticket field without looking whether there is one",
  spoil: () => ({
    process: (notification) => {
      const { ticket } = businessData(notification);
      if (Array.isArray(ticket) && ticket[0] === undefined) throw new TypeError("index out of range");
    },
  }),
};
