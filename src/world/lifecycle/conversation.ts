import type { Lifecycle } from "../lifecycle.ts";

/** A conversation waits for an agent, is served, summarised and ended (section 6). */
export const conversationLifecycle = {
  initial: "absent",
  states: ["absent", "waiting", "served", "closed"],
  actions: {
    create: {
      about: "The customer opens the chat.",
      from: ["absent"],
      to: "waiting",
      sends: () => ["conversation.created"],
    },
    schedule: {
      about: "An agent is assigned; only the first time is told.",
      from: ["waiting", "served"],
      to: "served",
      sends: (been) => (been("served") ? [] : ["conversation.scheduled"]),
    },
    summarize: {
      about: "An agent edits the summary, during the conversation or after it.",
      from: ["served", "closed"],
      renews: ["summary"],
      sends: () => ["conversation.updated"],
    },
    close: {
      about: "An agent ends it, or nobody has written for too long.",
      from: ["waiting", "served"],
      to: "closed",
      sends: () => ["conversation.closed"],
    },
  },
} as const satisfies Lifecycle;
