import type { Fault } from "./fault.ts";

export const dropsEqualIds: Fault = {
  id: "drops-equal-ids",
  title: "It acknowledges a second notification with the same id, but drops it",
  spoil: (correct) => {
    const seen = new Set<unknown>();
    return {
      process: (notification) => {
        if (seen.has(notification["id"])) return undefined;
        seen.add(notification["id"]);
        return correct.process(notification);
      },
    };
  },
};
