import { acceptFirstAdvice } from "../advice/accept-first.ts";
import type { Check } from "../check.ts";
import type { TopicRow } from "../rows/topic-rows.ts";
import { topicRowsByKind } from "../rows/topic-rows.ts";

export const answerInTime: Check<TopicRow> = {
  id: "answer-in-time",
  title: "The answer comes well before the platform would give up",
  section: "7.2",
  level: "should",
  needs: ["valid-notification-acknowledged"],
  explain: `The document does not show how long the platform waits for a status (the gap "timeout"; hookproof assumes
ten seconds). No status in time is a failed push, and a failed push is never repeated. A receiver that needs more than
half of that time on a quiet day loses data on a busy one. This check warns.

${acceptFirstAdvice}`,
  cases: topicRowsByKind,
  async run({ notification, deliver, settings }) {
    const { timings, status } = await deliver(notification());
    const tookMs = timings.headMs ?? timings.endedMs;
    if (status !== null && tookMs <= settings.timeoutMs / 2) return undefined;
    return {
      expected: `a status within ${settings.timeoutMs / 2} ms, half of the time that the platform is assumed to wait`,
      actual: status === null ? "no status in time" : `a status after ${Math.round(tookMs)} ms`,
      hint: "Answer first and process afterwards.",
    };
  },
};
