import type { Kind } from "../contract/topics.ts";
import type { Lifecycle } from "./lifecycle.ts";
import { callLifecycle } from "./lifecycle/call.ts";
import { clientLifecycle } from "./lifecycle/client.ts";
import { conversationLifecycle } from "./lifecycle/conversation.ts";
import { robotCallLifecycle } from "./lifecycle/robot-call.ts";
import { ticketLifecycle } from "./lifecycle/ticket.ts";

/** What an entity of the world can be. */
export interface Role {
  /** How it is called in reports: `ticket 4021`. */
  readonly noun: string;
  /** The kind of its business data; null for agents, whom no topic is about. */
  readonly kind: Kind | null;
  /** Null for agents, to whom nothing happens. */
  readonly lifecycle: Lifecycle | null;
  /** Which other entities it belongs to. */
  readonly links: readonly Link[];
}

/** A link to another entity, named as in a scenario's cast. */
export const links = ["customer", "agent"] as const;

export type Link = (typeof links)[number];

const table = {
  agent: { noun: "agent", kind: null, lifecycle: null, links: [] },
  client: { noun: "customer", kind: "client", lifecycle: clientLifecycle, links: [] },
  conversation: {
    noun: "conversation",
    kind: "conversation",
    lifecycle: conversationLifecycle,
    links: ["customer", "agent"],
  },
  call: { noun: "call", kind: "cdr", lifecycle: callLifecycle, links: ["customer", "agent"] },
  "robot-call": {
    noun: "robot call",
    kind: "robot_call",
    lifecycle: robotCallLifecycle,
    links: ["customer"],
  },
  ticket: { noun: "ticket", kind: "new_ticket", lifecycle: ticketLifecycle, links: ["customer", "agent"] },
} as const satisfies Record<string, Role>;

export type RoleName = keyof typeof table;

/** The roles of a cast, by the word that a scenario uses. */
export const roles: Readonly<Record<RoleName, Role>> = table;

export const roleNames = Object.keys(roles) as readonly RoleName[];

/** Who or what a kind of business data is about. */
export const roleOf = {
  conversation: "conversation",
  client: "client",
  cdr: "call",
  robot_call: "robot-call",
  new_ticket: "ticket",
} as const satisfies Record<Kind, RoleName>;
