import { fieldsOf } from "./business-data.ts";
import type { Fault } from "./fault.ts";

export const refusesChineseKeys: Fault = {
  id: "refuses-chinese-keys",
  title: "It refuses keys that are not identifiers",
  spoil: () => ({
    process: (notification) => {
      if (fieldsOf(notification).some(([key]) => /[^\x20-\x7f]/.test(key)))
        throw new Error("invalid column name");
    },
  }),
};
