/**
 * The kinds of business data (sections 2.2 to 2.6). The document lists `Cdr` for both phone topics but describes the
 * robot call with a record of its own (2.5), so that record is a kind here too.
 */
export const kinds = {
  conversation: { documentName: "Conversation", section: "2.2", defaultKey: "conversation" },
  client: { documentName: "Client", section: "2.3", defaultKey: "client" },
  cdr: { documentName: "Cdr", section: "2.4", defaultKey: "cdr" },
  robot_call: { documentName: "Cdr", section: "2.5", defaultKey: "cdr" },
  new_ticket: { documentName: "new_ticket", section: "2.6", defaultKey: "new_ticket" },
} as const satisfies Record<string, KindRow>;

interface KindRow {
  /** The name in the topic table of section 6. */
  readonly documentName: string;
  /** Where the fields are described. */
  readonly section: string;
  /** The key of the envelope under which the data sits, unless the setting `bodyKeys` says otherwise. */
  readonly defaultKey: string;
}

export type Kind = keyof typeof kinds;

/** The thirteen topics of section 6, in the document's order. */
export const topics = {
  "conversation.created": { kind: "conversation", trigger: "a conversation is created" },
  "conversation.closed": {
    kind: "conversation",
    trigger: "a conversation is ended manually or automatically",
  },
  "conversation.updated": { kind: "conversation", trigger: "an agent edits the conversation summary" },
  "conversation.scheduled": { kind: "conversation", trigger: "an agent is assigned for the first time" },
  "client.created": { kind: "client", trigger: "a customer is created, or a visitor becomes a customer" },
  "client.updated": { kind: "client", trigger: "customer parameters are updated in the workbench" },
  "client.deleted": { kind: "client", trigger: "a customer is deleted" },
  "cdr.hangup": { kind: "cdr", trigger: "a call ends" },
  "call_robot.hangup": { kind: "robot_call", trigger: "a robot call ends" },
  "new_ticket.processing_first": {
    kind: "new_ticket",
    trigger: "the ticket status type becomes processing for the first time",
  },
  "new_ticket.processing_every": {
    kind: "new_ticket",
    trigger: "the ticket status type becomes processing, every time",
  },
  "new_ticket.closed": { kind: "new_ticket", trigger: "the ticket status type becomes closed, every time" },
  "new_ticket.comment": { kind: "new_ticket", trigger: "a reply is added to the ticket" },
} as const satisfies Record<string, { readonly kind: Kind; readonly trigger: string }>;

export type Topic = keyof typeof topics;

export const topicNames = Object.keys(topics) as readonly Topic[];
export const kindNames = Object.keys(kinds) as readonly Kind[];

export function isTopic(name: string): name is Topic {
  return Object.hasOwn(topics, name);
}
