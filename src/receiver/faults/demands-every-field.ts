import { fieldsOf } from "./business-data.ts";
import type { Fault } from "./fault.ts";

export const demandsEveryField: Fault = {
  id: "demands-every-field",
  title: "It refuses a notification when any field is null",
  spoil: () => ({
    process: (notification) => {
      if (fieldsOf(notification).some(([, value]) => value === null)) throw new Error("null in column");
    },
  }),
};
