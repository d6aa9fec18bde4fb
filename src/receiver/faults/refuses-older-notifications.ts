import type { Fault } from "./fault.ts";

export const refusesOlderNotifications: Fault = {
  id: "refuses-older-notifications",
  title: "It refuses a notification that is older than the last one",
  spoil: () => {
    let latest = 0;
    return {
      process: ({ created_at: createdAt }) => {
        if (typeof createdAt !== "number") return;
        if (createdAt < latest) throw new Error("stale");
        latest = Number.isFinite(createdAt) ? createdAt : latest;
      },
    };
  },
};
