import { businessData } from "./business-data.ts";
import type { Fault } from "./fault.ts";

export const demandsCreatedFirst: Fault = {
  id: "demands-created-first",
  title: "It refuses updates of customers that it has not seen created",
  spoil: () => {
    const seen = new Set<unknown>();
    return {
      process: (notification) => {
        const { id } = businessData(notification);
        if (notification["event"] === "client.created") seen.add(String(id));
        if (notification["event"] === "client.updated" && !seen.has(String(id)))
          throw new Error("unknown customer");
      },
    };
  },
};
