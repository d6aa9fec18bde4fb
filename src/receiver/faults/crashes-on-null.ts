import type { Reply } from "../steps.ts";
import { businessData } from "./business-data.ts";
import type { Fault } from "./fault.ts";

export const crashesOnNull: Fault = {
  id: "crashes-on-null",
  title: "It stops for good when the customer is null",
  spoil: () => ({
    acknowledge: (notification): Reply =>
      businessData(notification)["customer"] === null ? { instead: "crash" } : { status: 200 },
  }),
};
