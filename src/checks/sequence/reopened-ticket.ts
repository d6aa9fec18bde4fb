import { storyCheck } from "../story-check.ts";

export const reopenedTicket = storyCheck({
  id: "reopened-ticket",
  title: "A ticket that is closed may be taken up and closed again",
  section: "6/repeats",
  also: ["6/processing"],
  explain: `A customer answers after the ticket was closed, and it becomes processing once more: processing_every comes,
processing_first does not, and closed comes a second time. State machines that know no way back from closed refuse it.`,
  stories: {
    "closed-twice": [
      { topic: "new_ticket.processing_first" },
      { topic: "new_ticket.processing_every" },
      { topic: "new_ticket.closed" },
      { topic: "new_ticket.processing_every" },
      { topic: "new_ticket.comment" },
      { topic: "new_ticket.closed" },
    ],
    "comment-after-closing": [{ topic: "new_ticket.closed" }, { topic: "new_ticket.comment" }],
  },
});
