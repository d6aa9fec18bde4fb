import { fieldsOf } from "./business-data.ts";
import type { Fault } from "./fault.ts";

export const refusesMarkup: Fault = {
  id: "refuses-markup",
  title: "A firewall refuses texts with markup",
  spoil: () => ({
    process: (notification) => {
      if (fieldsOf(notification).some(([, value]) => typeof value === "string" && /<[a-z]/i.test(value)))
        throw new Error("blocked");
    },
  }),
};
