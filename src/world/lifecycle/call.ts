import type { Lifecycle } from "../lifecycle.ts";

/**
 * A phone call. Only its end is told; where it ended decides `states` of the record (section 2.4). A story that does
 * not care how the call went hangs up at once, and the world decides.
 */
export const callLifecycle = {
  initial: "absent",
  states: ["absent", "in-menu", "queued", "ringing-agent", "ringing-customer", "talking", "ended"],
  actions: {
    arrive: {
      about: "A customer calls and hears the voice menu.",
      from: ["absent"],
      to: "in-menu",
      sends: () => [],
    },
    queue: { about: "The caller waits in the queue.", from: ["in-menu"], to: "queued", sends: () => [] },
    dial: {
      about: "An agent calls a customer; the agent's own seat rings first.",
      from: ["absent"],
      to: "ringing-agent",
      sends: () => [],
    },
    ring: {
      about: "An agent's seat rings for an inbound call.",
      from: ["in-menu", "queued"],
      to: "ringing-agent",
      sends: () => [],
    },
    reach: {
      about: "The agent has picked up and the customer's phone rings.",
      from: ["ringing-agent"],
      to: "ringing-customer",
      sends: () => [],
    },
    answer: {
      about: "Both sides talk.",
      from: ["ringing-agent", "ringing-customer"],
      to: "talking",
      sends: () => [],
    },
    hangup: {
      about: "The call ends.",
      from: ["absent", "in-menu", "queued", "ringing-agent", "ringing-customer", "talking"],
      to: "ended",
      sends: () => ["cdr.hangup"],
    },
  },
} as const satisfies Lifecycle;
