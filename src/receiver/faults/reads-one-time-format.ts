import { businessData } from "./business-data.ts";
import type { Fault } from "./fault.ts";

export const readsOneTimeFormat: Fault = {
  id: "reads-one-time-format",
  title: "It reads times with an offset of Z only",
  spoil: () => ({
    process: (notification) => {
      const { start_at: start } = businessData(notification);
      if (typeof start === "string" && !start.endsWith("Z")) throw new Error("invalid time");
    },
  }),
};
