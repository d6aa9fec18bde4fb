import type { Reply } from "../steps.ts";
import { businessData } from "./business-data.ts";
import type { Fault } from "./fault.ts";

export const hangsUpOnNull: Fault = {
  id: "hangs-up-on-null",
  title: "It closes the connection when a call has no agent",
  spoil: () => ({
    acknowledge: (notification): Reply =>
      businessData(notification)["agent_id"] === null ? { instead: "hang-up" } : { status: 200 },
  }),
};
