import { businessData } from "./business-data.ts";
import type { Fault } from "./fault.ts";

export const takesOneTimeFormat: Fault = {
  id: "takes-one-time-format",
  title: "It reads times without fractions and with an offset in digits only",
  spoil: () => ({
    process: (notification) => {
      const { start_at: start } = businessData(notification);
      if (typeof start === "string" && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/.test(start))
        throw new Error("invalid time");
    },
  }),
};
