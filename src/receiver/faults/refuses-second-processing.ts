import { businessData } from "./business-data.ts";
import type { Fault } from "./fault.ts";

export const refusesSecondProcessing: Fault = {
  id: "refuses-second-processing",
  title: "It takes processing_every for a repetition of processing_first",
  spoil: () => {
    const processing = new Set<string>();
    return {
      process: (notification) => {
        const { businessId } = businessData(notification);
        const isProcessing = String(notification["event"]).startsWith("new_ticket.processing");
        if (!isProcessing || businessId === undefined || businessId === null) return;
        const ticket = String(businessId);
        if (processing.has(ticket)) throw new Error("already processing");
        processing.add(ticket);
      },
    };
  },
};
