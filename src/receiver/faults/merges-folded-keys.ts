import { businessData } from "./business-data.ts";
import type { Fault } from "./fault.ts";

export const mergesFoldedKeys: Fault = {
  id: "merges-folded-keys",
  title: "It folds the case of keys and wants the last billsec to be a text",
  spoil: () => ({
    process: (notification) => {
      const last = Object.entries(businessData(notification)).findLast(
        ([key]) => key.toLowerCase() === "billsec",
      );
      if (last !== undefined && typeof last[1] === "number") throw new Error("billsec is not a text");
    },
  }),
};
