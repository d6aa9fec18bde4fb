import type { Fault } from "./fault.ts";

export const processesTwice: Fault = {
  id: "processes-twice",
  title: "It makes use of every push twice",
  spoil: (correct) => ({
    process: async (notification) => {
      await correct.process(notification);
      await correct.process(notification);
    },
  }),
};
