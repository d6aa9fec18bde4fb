import { storyCheck } from "../story-check.ts";

const three = <T>(step: T): readonly T[] => [step, step, step];

export const repeatedEvent = storyCheck({
  id: "repeated-event",
  title: "The same event about the same thing is acknowledged every time it occurs",
  section: "6/repeats",
  explain: `A ticket becomes processing again and again, a summary is edited three times, a customer changes and changes
back. Each time an event comes with the same topic and the same ids in its business data, created a little later. Unique
indexes over topic and ticket, and de-duplication by anything but the whole notification, refuse or lose the second.`,
  stories: {
    "new_ticket.processing_every": three({ topic: "new_ticket.processing_every" } as const),
    "new_ticket.closed": three({ topic: "new_ticket.closed" } as const),
    "new_ticket.comment": three({ topic: "new_ticket.comment" } as const),
    "conversation.updated": three({ topic: "conversation.updated" } as const),
    "client.updated": three({ topic: "client.updated" } as const),
  },
});
