import { businessData } from "./business-data.ts";
import type { Fault } from "./fault.ts";

export const takesZeroForMissing: Fault = {
  id: "takes-zero-for-missing",
  title: "It takes a duration of zero for a missing one",
  spoil: () => ({
    process: (notification) => {
      const { call_uuid: call, duration } = businessData(notification);
      if (call !== undefined && duration !== null && !Number(duration))
        throw new Error("duration is required");
    },
  }),
};
