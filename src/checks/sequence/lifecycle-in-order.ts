import { storyCheck } from "../story-check.ts";

export const lifecycleInOrder = storyCheck({
  id: "lifecycle-in-order",
  title: "The events of a conversation, a customer and a ticket are acknowledged in their order",
  section: "6/topics",
  also: ["6/processing"],
  explain: `The plain story: a conversation is created, assigned, edited and closed; a customer comes, changes and goes; a
ticket is taken up, answered and closed. When a ticket becomes processing for the first time two events come,
processing_first and processing_every, about the same thing: a receiver that inserts twice meets its own unique index.`,
  stories: {
    conversation: [
      { topic: "conversation.created" },
      { topic: "conversation.scheduled" },
      { topic: "conversation.updated" },
      { topic: "conversation.closed" },
    ],
    client: [{ topic: "client.created" }, { topic: "client.updated" }, { topic: "client.deleted" }],
    ticket: [
      { topic: "new_ticket.processing_first" },
      { topic: "new_ticket.processing_every" },
      { topic: "new_ticket.comment" },
      { topic: "new_ticket.closed" },
    ],
  },
});
