import type { Kind } from "../../contract/topics.ts";
import { cdrFacts } from "./cdr.ts";
import { clientFacts } from "./client.ts";
import { conversationFacts } from "./conversation.ts";
import { robotCallFacts } from "./robot-call.ts";
import { ticketFacts } from "./ticket.ts";
import type { Facts } from "./view.ts";

/** What must hold of each kind's business data. */
export const factsOf = {
  conversation: conversationFacts,
  client: clientFacts,
  cdr: cdrFacts,
  robot_call: robotCallFacts,
  new_ticket: ticketFacts,
} as const satisfies Record<Kind, Facts>;
