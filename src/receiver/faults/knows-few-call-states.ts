import { businessData } from "./business-data.ts";
import type { Fault } from "./fault.ts";

export const knowsFewCallStates: Fault = {
  id: "knows-few-call-states",
  title: "It does not know the call state of abandoned callers",
  spoil: () => ({
    process: (notification) => {
      if (businessData(notification)["states"] === "队列放弃") throw new Error("unknown state");
    },
  }),
};
