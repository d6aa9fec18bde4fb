import { fieldsOf } from "./business-data.ts";
import type { Fault } from "./fault.ts";

export const storesShortText: Fault = {
  id: "stores-short-text",
  title: "It stores texts in columns of 255 characters",
  spoil: () => ({
    process: (notification) => {
      if (fieldsOf(notification).some(([, value]) => typeof value === "string" && value.length > 255))
        throw new Error("data too long");
    },
  }),
};
