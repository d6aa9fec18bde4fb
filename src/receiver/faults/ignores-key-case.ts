import { businessData } from "./business-data.ts";
import type { Fault } from "./fault.ts";

export const ignoresKeyCase: Fault = {
  id: "ignores-key-case",
  title: "It maps keys without regard to case, so Billsec and billsec collide",
  spoil: () => ({
    process: (notification) => {
      const keys = Object.keys(businessData(notification)).map((key) => key.toLowerCase());
      if (new Set(keys).size < keys.length) throw new Error("duplicate key billsec");
    },
  }),
};
