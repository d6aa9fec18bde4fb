import type { Fault } from "./fault.ts";

export const refusesEqualIds: Fault = {
  id: "refuses-equal-ids",
  title: "It refuses a second notification with the same id",
  spoil: () => {
    const seen = new Set<unknown>();
    return {
      process: ({ id }) => {
        if (seen.has(id)) throw new Error("duplicate entry");
        seen.add(id);
      },
    };
  },
};
