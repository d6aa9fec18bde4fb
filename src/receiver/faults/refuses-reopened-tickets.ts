import { businessData } from "./business-data.ts";
import type { Fault } from "./fault.ts";

export const refusesReopenedTickets: Fault = {
  id: "refuses-reopened-tickets",
  title: "It refuses everything about a ticket that was closed",
  spoil: () => {
    const closed = new Set<string>();
    return {
      process: (notification) => {
        const { businessId: ticket } = businessData(notification);
        if (ticket === undefined || ticket === null) return;
        if (closed.has(String(ticket))) throw new Error("ticket is closed");
        if (notification["event"] === "new_ticket.closed") closed.add(String(ticket));
      },
    };
  },
};
