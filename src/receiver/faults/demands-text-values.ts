import { businessData } from "./business-data.ts";
import type { Fault } from "./fault.ts";

export const demandsTextValues: Fault = {
  id: "demands-text-values",
  title: "It calls a text method of every fieldValue",
  spoil: () => ({
    process: (notification) => {
      const { ticket } = businessData(notification) as { ticket?: readonly { fieldValue: string }[] | null };
      for (const field of ticket ?? []) if (field?.fieldValue != null) field.fieldValue.trim();
    },
  }),
};
