import { storyCheck } from "../story-check.ts";

export const lifecycleOutOfOrder = storyCheck({
  id: "lifecycle-out-of-order",
  title: "Events are acknowledged in any order",
  section: "6/order",
  newestFirst: true,
  explain: `The document promises no order of delivery, and nothing is repeated: an event that comes early and is refused
because its predecessor is missing is lost, though the predecessor arrives a moment later. Update or insert (upsert) by
the id in the business data, keep the newest by time, and let no state machine refuse what has already happened.`,
  stories: {
    "conversation-backwards": [
      { topic: "conversation.closed" },
      { topic: "conversation.updated" },
      { topic: "conversation.scheduled" },
      { topic: "conversation.created" },
    ],
    "client-backwards": [
      { topic: "client.deleted" },
      { topic: "client.updated" },
      { topic: "client.created" },
    ],
    "ticket-backwards": [
      { topic: "new_ticket.closed" },
      { topic: "new_ticket.comment" },
      { topic: "new_ticket.processing_every" },
      { topic: "new_ticket.processing_first" },
    ],
    "processing-every-before-first": [
      { topic: "new_ticket.processing_every" },
      { topic: "new_ticket.processing_first" },
    ],
    "update-after-deletion": [
      { topic: "client.created" },
      { topic: "client.deleted" },
      { topic: "client.updated" },
    ],
  },
});
