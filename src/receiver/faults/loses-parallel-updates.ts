import type { Fault } from "./fault.ts";

export const losesParallelUpdates: Fault = {
  id: "loses-parallel-updates",
  title: "It acknowledges a push that comes while another is at work, but loses it",
  spoil: (correct) => {
    let busy = false;
    return {
      process: async (notification) => {
        if (busy) return;
        busy = true;
        await new Promise((resolve) => setTimeout(resolve, 10));
        await correct.process(notification);
        busy = false;
      },
    };
  },
};
