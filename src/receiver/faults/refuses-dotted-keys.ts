import { fieldsOf } from "./business-data.ts";
import type { Fault } from "./fault.ts";

export const refusesDottedKeys: Fault = {
  id: "refuses-dotted-keys",
  title: "It refuses keys with a dot, as its database does",
  spoil: () => ({
    process: (notification) => {
      if (fieldsOf(notification).some(([key]) => key.includes(".")))
        throw new Error("key must not contain a dot");
    },
  }),
};
