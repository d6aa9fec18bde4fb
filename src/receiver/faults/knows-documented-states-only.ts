import { businessData } from "./business-data.ts";
import type { Fault } from "./fault.ts";

export const knowsDocumentedStatesOnly: Fault = {
  id: "knows-documented-states-only",
  title: "It refuses states that the document does not list",
  spoil: () => ({
    process: (notification) => {
      const { call_state: state } = businessData(notification);
      const known = ["synthesis", "pending", "calling", "called", "timeout", "replay", "terminated"];
      if (typeof state === "string" && !known.includes(state)) throw new Error("unknown state");
    },
  }),
};
