import type { Fault } from "./fault.ts";

export const refusesOneTopic: Fault = {
  id: "refuses-one-topic",
  title: "It does not know call_robot.hangup",
  spoil: () => ({
    acknowledge: ({ event }) => ({ status: event === "call_robot.hangup" ? 404 : 200 }),
  }),
};
