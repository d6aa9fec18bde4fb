import type { Fault } from "./fault.ts";

export const refusesAfterComment: Fault = {
  id: "refuses-after-comment",
  title: "It refuses calls after a ticket comment",
  spoil: () => {
    let commented = false;
    return {
      process: ({ event }) => {
        if (event === "new_ticket.comment") commented = true;
        if (event === "cdr.hangup" && commented) throw new Error("transaction is aborted");
      },
    };
  },
};
