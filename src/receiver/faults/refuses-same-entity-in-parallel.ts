import { businessData } from "./business-data.ts";
import type { Fault } from "./fault.ts";

export const refusesSameEntityInParallel: Fault = {
  id: "refuses-same-entity-in-parallel",
  title: "It refuses a push while another about the same ticket is at work",
  spoil: () => {
    const busy = new Set<string>();
    return {
      process: async (notification) => {
        const ticket = String(businessData(notification)["businessId"]);
        if (ticket === "undefined") return;
        if (busy.has(ticket)) throw new Error("deadlock found");
        busy.add(ticket);
        await new Promise((resolve) => setTimeout(resolve, 2));
        busy.delete(ticket);
      },
    };
  },
};
