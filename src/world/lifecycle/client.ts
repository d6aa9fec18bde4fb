import type { Lifecycle } from "../lifecycle.ts";

/** A visitor becomes a customer, whose parameters change, and who may be deleted (section 6). */
export const clientLifecycle = {
  initial: "visitor",
  states: ["visitor", "customer", "deleted"],
  actions: {
    create: {
      about: "The visitor becomes a customer, or an agent enters a new one.",
      from: ["visitor"],
      to: "customer",
      sends: () => ["client.created"],
    },
    update: {
      about: "An agent edits the customer's parameters.",
      from: ["customer"],
      sends: () => ["client.updated"],
    },
    delete: {
      about: "The customer is deleted.",
      from: ["customer"],
      to: "deleted",
      sends: () => ["client.deleted"],
    },
  },
} as const satisfies Lifecycle;
