import { sharedStateAdvice } from "../advice/shared-state.ts";
import type { Check } from "../check.ts";
import { allAcknowledged } from "../expect.ts";
import { inParallel } from "../in-parallel.ts";

export const allTopicsAtOnce: Check = {
  id: "all-topics-at-once",
  title: "Notifications of all topics that arrive at the same time are all acknowledged",
  section: "6/topics",
  level: "must",
  needs: ["valid-notification-acknowledged"],
  quiet: true,
  explain: `One of each topic, a few at once, twice in different order. Handlers of different topics share tables, locks and
connections: two that lock the same rows in different order wait for each other until one is thrown out.

${sharedStateAdvice}`,
  async run({ notification, deliver, workers, topics }) {
    const all = [...topics, ...topics.toReversed()].map((topic) => notification(topic));
    return allAcknowledged(await inParallel(all, workers, (one) => deliver(one)));
  },
};
