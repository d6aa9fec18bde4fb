import { acceptFirstAdvice } from "../advice/accept-first.ts";
import { describeAnswer } from "../answer-words.ts";
import type { Check } from "../check.ts";
import type { TopicRow } from "../rows/topic-rows.ts";
import { kindRows } from "../rows/topic-rows.ts";

const count = 25;

export const sameTopicAgain: Check<TopicRow> = {
  id: "same-topic-again",
  title: "The same topic is acknowledged again and again",
  section: "6/repeats",
  level: "must",
  thorough: true,
  needs: ["valid-notification-acknowledged"],
  quiet: true,
  explain: `Twenty-five notifications of one topic, one after another. A handler that is registered once more for each
request, a statement that is prepared again and never closed, a limit per topic: they end the series somewhere.

${acceptFirstAdvice}`,
  cases: kindRows,
  async run({ notification, deliver }) {
    for (let nth = 1; nth <= count; nth++) {
      const delivery = await deliver(notification());
      if (delivery.verdict === "acknowledged") continue;
      return {
        expected: `status 200 for each of ${count} notifications of one topic`,
        actual: `number ${nth}: ${describeAnswer(delivery)}`,
      };
    }
    return undefined;
  },
};
