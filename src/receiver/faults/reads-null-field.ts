import { businessData } from "./business-data.ts";
import type { Fault } from "./fault.ts";

export const readsNullField: Fault = {
  id: "reads-null-field",
  title: "It calls a method of the customer's weixin, which may be null",
  spoil: () => ({
    process: (notification) => {
      const { customer } = businessData(notification) as { customer?: { weixin?: string } | null };
      if (customer?.weixin !== undefined) customer.weixin.toLowerCase();
    },
  }),
};
