import { sharedStateAdvice } from "../advice/shared-state.ts";
import type { Check } from "../check.ts";
import { allAcknowledged } from "../expect.ts";
import { inParallel } from "../in-parallel.ts";
import type { TopicRow } from "../rows/topic-rows.ts";
import { kindRows } from "../rows/topic-rows.ts";

export const burstAcknowledged: Check<TopicRow> = {
  id: "burst-acknowledged",
  title: "Notifications of one topic that arrive at the same time are all acknowledged",
  section: "1.2",
  also: ["7.1"],
  level: "must",
  needs: ["valid-notification-acknowledged"],
  quiet: true,
  foundsParallel: true,
  explain: `Events come when they happen, several at a time. Twelve of one topic are sent, a few at once (\`--workers\`).

${sharedStateAdvice}`,
  cases: (known) => kindRows(known).map((row, index) => (index === 0 ? row : { ...row, thorough: true })),
  async run({ notification, deliver, workers }) {
    const burst = Array.from({ length: 12 }, () => notification());
    return allAcknowledged(await inParallel(burst, workers, (one) => deliver(one)));
  },
};
