import type { Lifecycle } from "../lifecycle.ts";

/**
 * A ticket is taken up, answered and closed, perhaps more than once. Section 6 names only the status types processing
 * and closed; `open` and `waiting` are not told to the receiver.
 */
export const ticketLifecycle = {
  initial: "open",
  states: ["open", "processing", "waiting", "closed"],
  actions: {
    process: {
      about: "An agent takes the ticket up.",
      from: ["open", "waiting"],
      to: "processing",
      sends: (been) =>
        been("processing")
          ? ["new_ticket.processing_every"]
          : ["new_ticket.processing_first", "new_ticket.processing_every"],
    },
    comment: {
      about: "A reply is added.",
      from: ["processing", "waiting"],
      renews: ["content", "textContent", "contentBy", "contentAt"],
      sends: () => ["new_ticket.comment"],
    },
    hold: {
      about: "The ticket waits for the customer.",
      from: ["processing"],
      to: "waiting",
      sends: () => [],
    },
    close: {
      about: "The ticket is closed.",
      from: ["open", "processing", "waiting"],
      to: "closed",
      sends: () => ["new_ticket.closed"],
    },
    reopen: {
      about: "The closed ticket is taken up again.",
      from: ["closed"],
      to: "processing",
      sends: (been) =>
        been("processing")
          ? ["new_ticket.processing_every"]
          : ["new_ticket.processing_first", "new_ticket.processing_every"],
    },
  },
} as const satisfies Lifecycle;
