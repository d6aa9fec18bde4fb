import { acceptFirstAdvice } from "../advice/accept-first.ts";
import type { Check } from "../check.ts";
import { acknowledged } from "../expect.ts";
import type { TopicRow } from "../rows/topic-rows.ts";
import { topicRowsByKind } from "../rows/topic-rows.ts";

export const stillAcknowledgedAtTheEnd: Check<TopicRow> = {
  id: "still-acknowledged-at-the-end",
  title: "After everything else a valid notification of each topic is still acknowledged",
  section: "7.1",
  also: ["1.2"],
  level: "must",
  needs: ["valid-notification-acknowledged"],
  quiet: true,
  explain: `The last check sends what the first one sent. What was acknowledged then and is not now has been broken by
something in between: a state that went wrong, a client that was banned for its forged requests, a resource that is used
up. The journal shows from which delivery on.

${acceptFirstAdvice}`,
  cases: topicRowsByKind,
  async run({ notification, deliver }) {
    return acknowledged(await deliver(notification()), "at the end of the run");
  },
};
