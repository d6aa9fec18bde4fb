import { businessData } from "./business-data.ts";
import type { Fault } from "./fault.ts";

export const mapsNullList: Fault = {
  id: "maps-null-list",
  title: "It walks the list of ticket fields, which may be null",
  spoil: () => ({
    process: (notification) => {
      const { ticket } = businessData(notification) as { ticket?: readonly unknown[] };
      if (ticket !== undefined) ticket.map(String);
    },
  }),
};
