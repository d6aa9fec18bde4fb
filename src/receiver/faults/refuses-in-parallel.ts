import type { Fault } from "./fault.ts";

export const refusesInParallel: Fault = {
  id: "refuses-in-parallel",
  title: "It refuses a push while another is at work",
  spoil: () => {
    let busy = 0;
    return {
      process: async () => {
        if (busy > 0) throw new Error("database is locked");
        busy++;
        await new Promise((resolve) => setTimeout(resolve, 2));
        busy--;
      },
    };
  },
};
