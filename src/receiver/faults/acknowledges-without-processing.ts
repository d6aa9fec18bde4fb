import type { Fault } from "./fault.ts";

export const acknowledgesWithoutProcessing: Fault = {
  id: "acknowledges-without-processing",
  title: "It acknowledges ticket comments and forgets them",
  spoil: (correct) => ({
    process: (notification) =>
      notification["event"] === "new_ticket.comment" ? undefined : correct.process(notification),
  }),
};
