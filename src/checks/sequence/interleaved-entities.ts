import { storyCheck } from "../story-check.ts";

export const interleavedEntities = storyCheck({
  id: "interleaved-entities",
  title: "Events about different conversations, customers and tickets may alternate",
  section: "6/order",
  explain: `Many agents work at once, so the stories of two tickets or customers come mixed. A receiver that remembers "the
current ticket" in a variable of its own, in place of looking it up by its id, mixes them.`,
  stories: {
    tickets: [
      { topic: "new_ticket.processing_first", of: "a" },
      { topic: "new_ticket.processing_first", of: "b" },
      { topic: "new_ticket.comment", of: "a" },
      { topic: "new_ticket.closed", of: "b" },
      { topic: "new_ticket.comment", of: "b" },
      { topic: "new_ticket.closed", of: "a" },
    ],
    conversations: [
      { topic: "conversation.created", of: "a" },
      { topic: "conversation.created", of: "b" },
      { topic: "conversation.closed", of: "a" },
      { topic: "conversation.updated", of: "b" },
      { topic: "conversation.closed", of: "b" },
    ],
    kinds: [
      { topic: "client.created", of: "a" },
      { topic: "conversation.created", of: "b" },
      { topic: "client.updated", of: "a" },
      { topic: "new_ticket.comment", of: "c" },
      { topic: "conversation.closed", of: "b" },
      { topic: "client.deleted", of: "a" },
    ],
  },
});
