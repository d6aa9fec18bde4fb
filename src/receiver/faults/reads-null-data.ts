import type { Fault } from "./fault.ts";

export const readsNullData: Fault = {
  id: "reads-null-data",
  title: "It reads business data without looking whether there is some",
  spoil: () => ({
    process: (notification) => {
      const [data] = Object.entries(notification).slice(4);
      if (data?.[1] === null) throw new TypeError("data is null");
    },
  }),
};
