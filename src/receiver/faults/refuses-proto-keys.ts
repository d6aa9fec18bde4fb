import { fieldsOf } from "./business-data.ts";
import type { Fault } from "./fault.ts";

export const refusesProtoKeys: Fault = {
  id: "refuses-proto-keys",
  title: "It refuses bodies with a key __proto__ or constructor",
  spoil: () => ({
    process: (notification) => {
      if (fieldsOf(notification).some(([key]) => key === "__proto__" || key === "constructor"))
        throw new Error("forbidden key");
    },
  }),
};
