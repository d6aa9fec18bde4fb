import { fieldsOf } from "./business-data.ts";
import type { Fault } from "./fault.ts";

export const refusesControlCharacters: Fault = {
  id: "refuses-control-characters",
  title: "It refuses texts with control characters",
  spoil: () => ({
    process: (notification) => {
      if (fieldsOf(notification).some(([, value]) => typeof value === "string" && /\p{Cc}/u.test(value)))
        throw new Error("invalid character");
    },
  }),
};
