import type { Fault } from "./fault.ts";

export const knowsConversationsOnly: Fault = {
  id: "knows-conversations-only",
  title: "It knows only the conversation topics",
  spoil: () => ({
    acknowledge: ({ event }) => ({ status: String(event).startsWith("conversation.") ? 200 : 404 }),
  }),
};
