import { businessData } from "./business-data.ts";
import type { Fault } from "./fault.ts";

export const readsNullCustomer: Fault = {
  id: "reads-null-customer",
  title: "It reads the customer's name without looking whether there is a customer",
  spoil: () => ({
    process: (notification) => {
      const { customer } = businessData(notification) as { customer?: { name: string } };
      if (customer !== undefined) void customer.name;
    },
  }),
};
