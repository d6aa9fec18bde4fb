import { businessData } from "./business-data.ts";
import type { Fault } from "./fault.ts";

export const knowsFewRobotStates: Fault = {
  id: "knows-few-robot-states",
  title: "It does not know every state of a robot call",
  spoil: () => ({
    process: (notification) => {
      if (businessData(notification)["call_state"] === "replay") throw new Error("unknown state");
    },
  }),
};
