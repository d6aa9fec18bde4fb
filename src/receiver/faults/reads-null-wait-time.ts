import { businessData } from "./business-data.ts";
import type { Fault } from "./fault.ts";

export const readsNullWaitTime: Fault = {
  id: "reads-null-wait-time",
  title: "It computes with wait_time, which may be null",
  spoil: () => ({
    process: (notification) => {
      const { wait_time: waited } = businessData(notification);
      if (waited === null) throw new TypeError("unsupported operand");
    },
  }),
};
