import { businessData } from "./business-data.ts";
import type { Fault } from "./fault.ts";

export const demandsDocumentedFields: Fault = {
  id: "demands-documented-fields",
  title: "It refuses business data that lacks a field",
  spoil: () => ({
    process: (notification) => {
      const { call_uuid: call, trunk_number_name: alias } = businessData(notification);
      if (call !== undefined && alias === undefined) throw new Error("trunk_number_name is required");
    },
  }),
};
